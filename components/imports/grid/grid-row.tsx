'use client'

import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  LoaderCircle,
  SkipForward,
  Trash2,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { expressPaths } from '@/lib/express/keys'
import type { ImportRow, RowStatus } from '@/lib/imports/model/import-view'
import type { RowFault } from '@/lib/imports/model/row-fault'
import { useFaultText, useImportFieldLabels, useRefusalText } from '../rows/use-import-field-labels'
import { GridCell, NUMBER_CELL, STATUS_CELL } from './grid-cell'
import { type Selection, type Spot, isWithin, rangeOf } from './selection'

const LOOKS: Readonly<Record<RowStatus, { icon: typeof Circle; className: string }>> = {
  draft: { icon: CircleDashed, className: 'text-muted' },
  queued: { icon: Circle, className: 'text-waiting' },
  sending: { icon: LoaderCircle, className: 'text-moving' },
  created: { icon: CircleCheck, className: 'text-done' },
  refused: { icon: CircleX, className: 'text-late' },
  unconfirmed: { icon: CircleAlert, className: 'text-waiting' },
  held: { icon: Clock, className: 'text-late' },
  skipped: { icon: SkipForward, className: 'text-muted' },
  removed: { icon: Trash2, className: 'text-muted' },
}

type GridRowProps = {
  row: ImportRow
  /** Its place among the rows that are shown. */
  index: number
  columns: readonly ImportColumn[]
  faults: readonly RowFault[] | undefined
  /** What a cell means beside what it says. */
  noteOf: (column: ImportColumn) => string | undefined
  words: CellLabels
  selection: Selection
  /** The id of the grid. */
  id: string
  top: number
  height: number
  /** What is being typed into the active cell; null when nothing is. */
  draft: string | null
  onDraft: (text: string) => void
  onSelect: (spot: Spot, isMore: boolean) => void
  onEdit: () => void
  onCommit: (step: Partial<Spot>) => void
  onCancel: () => void
}

/** One row: its number, what became of it, its cells. */
export function GridRow(props: GridRowProps) {
  const { row, index, columns, words, selection, top, height, draft } = props
  const range = rangeOf(selection)
  const { head } = selection
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cn(
        'absolute left-0 flex w-max min-w-full border-b bg-surface',
        row.status === 'skipped' && 'text-muted',
      )}
      style={{ top, height }}
    >
      <div role="rowheader" className={`${NUMBER_CELL} bg-surface text-muted`}>
        {row.position + 1}
      </div>
      <div role="gridcell" className={`${STATUS_CELL} bg-surface`}>
        <RowState row={row} />
      </div>
      {columns.map((column, place) => {
        const spot = { row: index, column: place }
        const isActive = head.row === index && head.column === place
        return (
          <GridCell
            key={column.key}
            id={`${props.id}-${index}-${place}`}
            place={place}
            text={row.cells[column.key] ?? ''}
            note={props.noteOf(column)}
            wrong={words.wrong(props.faults?.find(({ field }) => field === column.field))}
            label={() => words.edit(column, row.position + 1)}
            isActive={isActive}
            isSelected={isWithin(range, spot)}
            draft={isActive ? draft : null}
            onSelect={(isMore) => props.onSelect(spot, isMore)}
            onDraft={props.onDraft}
            onEdit={props.onEdit}
            onCommit={props.onCommit}
            onCancel={props.onCancel}
          />
        )
      })}
    </div>
  )
}

/** What became of a row, in a word; why it was refused when the pointer rests or it is read aloud; its waybill behind a link. */
function RowState({ row }: { row: ImportRow }) {
  const t = useTranslations('imports')
  const reason = useRefusalText()(row)
  const { icon: Icon, className } = LOOKS[row.status]
  const words = t(`status.${row.status}`)
  return (
    <span
      title={reason ?? undefined}
      className={cn('flex min-w-0 items-center gap-1.5', className)}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {row.orderId === null ? (
        <span className="truncate">{words}</span>
      ) : (
        <Link
          href={expressPaths.waybill(row.orderId)}
          prefetch={false}
          aria-label={t('grid.openWaybill', { row: row.position + 1, state: words })}
          // The grid is one stop of Tab; within it Ctrl+Enter follows the link.
          tabIndex={-1}
          className="truncate underline underline-offset-2"
        >
          {words}
        </Link>
      )}
      {reason !== null && <span className="sr-only">{reason}</span>}
    </span>
  )
}

type CellLabels = ReturnType<typeof useCellLabels>

/** What the grid's cells say, looked up once for hundreds of them. */
export function useCellLabels() {
  const t = useTranslations('imports.grid')
  const fields = useImportFieldLabels()
  const faults = useFaultText()
  return {
    edit: (column: ImportColumn, row: number) => t('edit', { column: fields.held(column), row }),
    wrong: (fault: RowFault | undefined) => fault && faults.short(fault),
    inFull: (fault: RowFault | undefined) => fault && faults.inFull(fault),
  }
}
