'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { EmptyState } from '@/components/ui/empty-state'
import { usePainted } from '@/components/ui/first-drawing'
import { Notice } from '@/components/ui/notice'
import type { ImportView, RowCounts } from '@/lib/imports/model/import-view'
import { CreateButton } from './create-button'
import { DeskBar } from './desk-bar'
import { ImportGrid, type ImportGridProps } from './grid/import-grid'
import { ImportSteps, type ImportStep } from './import-steps'
import { MistakesBar } from './mistakes-bar'
import { GridSkeleton, RowsSkeleton } from './states'
import { ImportProgress } from './import-progress'
import { LackingColumns } from './lacking-columns'
import { FailedFile } from './rows/failed-file'
import { groupFaults } from './rows/group-faults'
import type { OpenEdits } from './rows/open-edits'
import { lackingFields, readyRows, refusedCells, rowFaults, untimedRows } from './rows/row-faults'
import type { GridPlace } from './rows/grid-place'
import { RowTools } from './rows/row-tools'
import { useCellEdits } from './rows/use-cell-edits'
import { useCellNotes } from './rows/use-cell-notes'
import { useFilter } from './rows/use-filter'
import type { LoadedRows } from './rows/use-import-rows'
import { useUnsavedGuard } from './rows/use-unsaved-guard'
import type { UnsavedGuard } from './rows/use-unsaved-guard'
import { useRowChecks } from './rows/use-row-checks'
import { SenderLine } from './sender-line'
import { MovesNotice } from './slots/moves-notice'
import { SlotsButton } from './slots/slots-button'

type ImportDeskProps = {
  view: ImportView
  loaded: LoadedRows
  /** What was changed here and is not kept yet. */
  open: OpenEdits
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
  const { columns, id, counts } = view
  const { rows } = loaded
  const rowChecks = useRowChecks({ rows, columns, rules: view })
  const { checks, isChecking: isReading } = rowChecks
  const isChecking = isReading || isAsking
  const faults = useMemo(
    () => rowFaults(loaded, columns, checks, offers),
    [loaded, columns, checks, offers],
  )
  const groups = useMemo(() => groupFaults(faults), [faults])
  const marks = useMemo(
    () => new Map([...refusedCells(loaded, columns), ...faults]),
    [loaded, columns, faults],
  )
  const untimed = useMemo(() => untimedRows(loaded, checks), [loaded, checks])
  const edits = useCellEdits(view, rows, props.open)
  const guard = useUnsavedGuard(edits.state)
  const [isChoosing, setChoosing] = useState(false)
  const used = useMemo(() => columns.filter(({ field }) => field !== null), [columns])
  const { filter, shown, choose, group, chooseGroup } = useFilter(loaded, faults, untimed)
  const place = useRef({ top: 0, bottom: 0, column: 0 })
  const [onPlace] = useState(() => (now: typeof place.current) => void (place.current = now))
  const noteOf = useCellNotes(checks, loaded.lockers)
  const ready = useMemo(() => readyRows(loaded, checks, faults), [loaded, checks, faults])
  // As the rows stand: a pickup that was typed takes a row out before the server is asked again.
  const held = rows.filter(({ status }) => status === 'held').length
  const senderless = rows.filter(
    ({ position, status }) => status === 'draft' && checks.get(position)?.needsSender,
  ).length
  const onlyUntimed = [...untimed].filter((position) => !faults.has(position)).length
  const isIncomplete = rows.length < view.rowCount
  const now = stepOf({ faults: faults.size, untimed: onlyUntimed, ready: ready.length })
  const placeOf = (): GridPlace => ({
    rows: shown.slice(place.current.top, place.current.bottom + 1),
    column: used[place.current.column] ?? null,
  })
  if (rowChecks.isFirst) return <GridSkeleton />
  return (
    <>
      <ImportSteps
        now={now}
        counts={{ mistakes: faults.size, times: onlyUntimed, create: ready.length }}
      />
      {isIncomplete && (
        <Notice kind="late" role="alert">
          {t('page.incomplete', { there: rows.length, all: view.rowCount })}
        </Notice>
      )}
      <SenderLine view={view} waiting={senderless} mayPlace={mayPlace} refresh={refresh} />
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
      <MistakesBar
        groups={groups}
        keepsRoom={rowChecks.isLong}
        isChecking={isReading}
        chosen={filter === 'group' ? (group?.key ?? null) : null}
        choose={(one) => {
          const column = used.findIndex(({ field }) => field === one.field)
          chooseGroup(one, Math.max(0, column))
        }}
      />
      <DeskBar
        filter={filter}
        choose={choose}
        isChecking={isChecking}
        edits={edits}
        tools={
          mayPlace &&
          !isIncomplete && (
            <RowTools
              importId={id}
              columns={used}
              shown={shown}
              placeOf={placeOf}
              apply={edits.apply}
              disabled={edits.state !== 'saved'}
              refresh={refresh}
            />
          )
        }
        counts={{
          all: rows.length,
          mistakes: faults.size,
          untimed: untimed.size,
          refused: counts.refused,
          skipped: rows.filter(({ status }) => status === 'skipped').length,
          group: shown.length,
        }}
      >
        {wasStarted(counts) && (
          <FailedFile view={view} loaded={loaded} faults={faults} untimed={untimed} />
        )}
        {mayPlace && !isIncomplete && (
          <>
            {now === 'mistakes' && filter === 'all' && (
              <Button variant="primary" onClick={() => choose('mistakes')}>
                {t('bar.fix', { count: faults.size })}
              </Button>
            )}
            <SlotsButton
              view={view}
              loaded={loaded}
              checks={checks}
              offers={offers}
              refresh={refresh}
              isNext={now === 'times'}
              disabled={edits.state !== 'saved'}
              open={isChoosing}
              onOpenChange={setChoosing}
            />
            <CreateButton
              view={view}
              ready={ready}
              refused={rows.filter(({ status }) => status === 'refused')}
              checks={checks}
              refresh={refresh}
              left={faults.size}
              untimed={onlyUntimed}
              isNext={now === 'create'}
              disabled={isChecking || edits.state !== 'saved'}
            />
          </>
        )}
      </DeskBar>
      <ImportRows
        // Another choice of rows begins at its top.
        key={`${filter} ${group?.key ?? ''}`}
        isEmpty={rows.length === 0}
        rows={shown}
        columns={used}
        faults={marks}
        noteOf={noteOf}
        beginAt={filter === 'group' ? (group?.column ?? null) : null}
        onPlace={onPlace}
        readOnly={!mayPlace}
        edits={edits}
        leaveTo={guard.leaveTo}
      />
      <UnsavedChangesDialog {...guard} />
    </>
  )
}

/** What comes next: rows that are right go first only when no other waits to be mended or timed. */
function stepOf(rows: { faults: number; untimed: number; ready: number }): ImportStep {
  if (rows.faults > 0) return 'mistakes'
  if (rows.untimed > 0) return 'times'
  return rows.ready > 0 ? 'create' : 'print'
}

/** Rows had their turn already: what is left behind is left behind. */
const wasStarted = ({ created, unconfirmed, refused, held }: RowCounts) =>
  created + unconfirmed + refused + held > 0

/**
 * The grid, drawn in small steps, so that the page around it never stands still for it; words where
 * there is no row to show. `isEmpty`: the import has none at all.
 */
function ImportRows({ isEmpty, ...grid }: ImportGridProps & { isEmpty: boolean }) {
  const t = useTranslations('imports.grid')
  const isPainted = usePainted()
  if (grid.rows.length === 0) return <EmptyState title={t(isEmpty ? 'emptyAll' : 'empty')} />
  return isPainted ? <ImportGrid {...grid} /> : <RowsSkeleton />
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
