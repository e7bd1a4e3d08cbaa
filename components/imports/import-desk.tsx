'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import { Confirm } from '@/components/ui/confirm'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { ImportView, RowCounts } from '@/lib/imports/model/import-view'
import { CreateButton } from './create-button'
import { DeskBar, type RowFilter } from './desk-bar'
import { ImportGrid, type ImportGridProps } from './grid/import-grid'
import { RowsSkeleton } from './states'
import { ImportProgress } from './import-progress'
import { LackingColumns } from './lacking-columns'
import { FailedFile } from './rows/failed-file'
import { lackingFields, readyRows, rowFaults, untimedRows } from './rows/row-faults'
import { useCellEdits } from './rows/use-cell-edits'
import type { LoadedRows } from './rows/use-import-rows'
import { useUnsavedGuard } from './rows/use-unsaved-guard'
import type { UnsavedGuard } from './rows/use-unsaved-guard'
import { useRowChecks } from './rows/use-row-checks'
import { MovesNotice } from './slots/moves-notice'
import { SlotsButton } from './slots/slots-button'

type ImportDeskProps = {
  view: ImportView
  loaded: LoadedRows
  mayPlace: boolean
  refresh: () => void
  /** What the platform offers for the products whose rows name times. */
  offers: SlotOffers
  /** The platform has not said yet what it offers. */
  isAsking: boolean
}

/** What can be done with the rows, and the rows. */
export function ImportDesk(props: ImportDeskProps) {
  const { view, loaded, mayPlace, refresh, offers, isAsking } = props
  const t = useTranslations('imports')
  const { columns, product, id, counts } = view
  const { rows } = loaded
  const { checks, isChecking: isReading } = useRowChecks({ rows, columns, product })
  const isChecking = isReading || isAsking
  const faults = useMemo(
    () => rowFaults(loaded, columns, checks, offers),
    [loaded, columns, checks, offers],
  )
  const untimed = useMemo(() => untimedRows(loaded, checks), [loaded, checks])
  const edits = useCellEdits(view, rows)
  const guard = useUnsavedGuard(edits.state)
  const [isChoosing, setChoosing] = useState(false)
  const { filter, shown, choose } = useFilter(loaded, faults, untimed)
  const used = useMemo(() => columns.filter(({ field }) => field !== null), [columns])
  const ready = readyRows(loaded, checks, faults)
  // As the rows stand: a pickup that was typed takes a row out before the server is asked again.
  const held = rows.filter(({ status }) => status === 'held').length
  const isIncomplete = rows.length < view.rowCount
  return (
    <>
      {isIncomplete && (
        <Notice kind="late" role="alert">
          {t('page.incomplete', { there: rows.length, all: view.rowCount })}
        </Notice>
      )}
      <ImportProgress view={view} mayPlace={mayPlace} refresh={refresh} />
      {held > 0 && mayPlace && (
        <MovesNotice
          view={view}
          held={held}
          refresh={refresh}
          disabled={edits.state !== 'saved'}
          chooseTimes={() => setChoosing(true)}
        />
      )}
      {[...offers.values()].includes(null) && (
        <Notice kind="waiting">{t('page.timesUnchecked')}</Notice>
      )}
      <LackingColumns
        importId={id}
        fields={isIncomplete ? [] : lackingFields(faults, columns)}
        refresh={refresh}
      />
      <DeskBar
        filter={filter}
        choose={choose}
        isChecking={isChecking}
        edits={edits}
        counts={{
          all: rows.length,
          mistakes: faults.size,
          untimed: untimed.size,
          refused: counts.refused,
        }}
      >
        {wasStarted(counts) && (
          <FailedFile view={view} loaded={loaded} faults={faults} untimed={untimed} />
        )}
        {mayPlace && !isIncomplete && (
          <>
            <SlotsButton
              view={view}
              loaded={loaded}
              checks={checks}
              offers={offers}
              refresh={refresh}
              disabled={edits.state !== 'saved'}
              open={isChoosing}
              onOpenChange={setChoosing}
            />
            <CreateButton
              view={view}
              ready={ready}
              refresh={refresh}
              left={faults.size}
              untimed={[...untimed].filter((position) => !faults.has(position)).length}
              disabled={isChecking || edits.state !== 'saved'}
            />
          </>
        )}
      </DeskBar>
      <ImportRows
        // Another choice of rows begins at its top.
        key={filter}
        isEmpty={rows.length === 0}
        rows={shown}
        columns={used}
        faults={faults}
        readOnly={!mayPlace}
        edits={edits}
        leaveTo={guard.leaveTo}
      />
      <UnsavedChangesDialog {...guard} />
    </>
  )
}

/** Rows had their turn already: what is left behind is left behind. */
const wasStarted = ({ created, unconfirmed, refused, held }: RowCounts) =>
  created + unconfirmed + refused + held > 0

/** Rows stay where they are while they are mended: which are shown is decided when it is chosen. */
function useFilter(
  { rows }: LoadedRows,
  faults: ReadonlyMap<number, unknown>,
  untimed: ReadonlySet<number>,
) {
  const [chosen, setChosen] = useState<{ filter: RowFilter; among: ReadonlySet<number> | null }>({
    filter: 'all',
    among: null,
  })
  const { filter, among } = chosen
  const shown = useMemo(
    () => (among === null ? rows : rows.filter(({ position }) => among.has(position))),
    [rows, among],
  )
  function choose(next: RowFilter) {
    const refused = rows.filter(({ status }) => status === 'refused')
    const choices: Record<RowFilter, ReadonlySet<number> | null> = {
      all: null,
      mistakes: new Set(faults.keys()),
      untimed,
      refused: new Set(refused.map(({ position }) => position)),
    }
    setChosen({ filter: next, among: choices[next] })
  }
  return { filter, shown, choose }
}

/**
 * The grid, drawn in small steps, so that the page around it never stands still for it; words where
 * there is no row to show. `isEmpty`: the import has none at all.
 */
function ImportRows({ isEmpty, ...grid }: ImportGridProps & { isEmpty: boolean }) {
  const t = useTranslations('imports.grid')
  const isDrawn = useDeferredValue(true, false)
  if (grid.rows.length === 0) return <EmptyState title={t(isEmpty ? 'emptyAll' : 'empty')} />
  return isDrawn ? <ImportGrid {...grid} /> : <RowsSkeleton />
}

/** Asked of whoever leaves while changes could not be saved. */
function UnsavedChangesDialog({ isAsking, stay, leave }: UnsavedGuard) {
  const t = useTranslations('imports.leave')
  return (
    <Confirm
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('leave')}
      danger
      onConfirm={leave}
    />
  )
}
