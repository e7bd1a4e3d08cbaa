'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import type { ImportView, RowCounts } from '@/lib/imports/schema'
import { CreateButton } from './create-button'
import { DeskBar, type RowFilter } from './desk-bar'
import { FailedFile } from './failed-file'
import { ImportRows } from './grid/import-rows'
import { ImportProgress } from './import-progress'
import { LackingColumns } from './lacking-columns'
import { LeaveQuestion } from './leave-question'
import { lackingFields, readyRows, rowFaults, untimedRows } from './row-faults'
import { MovesNotice } from './slots/moves-notice'
import type { SlotChooser } from './slots/slot-chooser'
import type { SlotOffers } from './slots/slot-offers'
import { SlotsButton } from './slots/slots-button'
import { useCellEdits } from './use-cell-edits'
import type { LoadedRows } from './use-import-rows'
import { useLeaveGuard } from './use-leave-guard'
import { useRowChecks } from './use-row-checks'

type ImportDeskProps = {
  view: ImportView
  loaded: LoadedRows
  mayPlace: boolean
  refresh: () => void
  SlotChooser: SlotChooser
  /** What the platform offers for the products whose rows name times. */
  offers: SlotOffers
  /** The platform has not said yet what it offers. */
  isAsking: boolean
}

/** What can be done with the rows, and the rows. */
export function ImportDesk(props: ImportDeskProps) {
  const { view, loaded, mayPlace, refresh, SlotChooser, offers, isAsking } = props
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
  const guard = useLeaveGuard(edits.state)
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
          {...{ view, held, refresh }}
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
        {...{ filter, choose, isChecking, edits }}
        counts={{
          ...{ all: rows.length, mistakes: faults.size },
          ...{ untimed: untimed.size, refused: counts.refused },
        }}
      >
        {wasStarted(counts) && <FailedFile {...{ view, loaded, faults, untimed }} />}
        {mayPlace && !isIncomplete && (
          <>
            <SlotsButton
              {...{ view, loaded, checks, offers, refresh, SlotChooser }}
              disabled={edits.state !== 'saved'}
              open={isChoosing}
              onOpenChange={setChoosing}
            />
            <CreateButton
              {...{ view, ready, refresh }}
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
      <LeaveQuestion {...guard} />
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
