'use client'

import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import type { ImportRow } from '@/lib/imports/schema'
import { RowState } from '../row-state'
import { NUMBER_CELL, STATUS_CELL } from './cell-class'
import { GridCell } from './grid-cell'
import type { CellWords } from './use-cell-words'
import { isWithin, rangeOf, type Selection, type Spot } from './selection'

type GridRowProps = {
  row: ImportRow
  /** Its place among the rows that are shown. */
  index: number
  columns: readonly ImportColumn[]
  faults: readonly RowFault[] | undefined
  words: CellWords
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
      className="absolute left-0 flex w-max min-w-full border-b bg-surface"
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
            wrong={words.wrong(props.faults?.find(({ field }) => field === column.field))}
            label={() => words.edit(column, row.position + 1)}
            isActive={isActive}
            isSelected={isWithin(range, spot)}
            draft={isActive ? draft : null}
            onSelect={(isMore) => props.onSelect(spot, isMore)}
            {...{ onDraft: props.onDraft, onEdit: props.onEdit }}
            {...{ onCommit: props.onCommit, onCancel: props.onCancel }}
          />
        )
      })}
    </div>
  )
}
