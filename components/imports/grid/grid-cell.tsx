'use client'

import { TriangleAlert } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { CELL } from './cell-class'
import { CellEditor } from './cell-editor'
import type { Spot } from './selection'

type GridCellProps = {
  id: string
  /** Among the columns that are shown. */
  place: number
  text: string
  /** What is wrong with it, in words. */
  wrong: string | undefined
  /** What is edited, in words. */
  label: () => string
  isActive: boolean
  isSelected: boolean
  draft: string | null
  onDraft: (text: string) => void
  onSelect: (isMore: boolean) => void
  onEdit: () => void
  onCommit: (step: Partial<Spot>) => void
  onCancel: () => void
}

/** One cell: its text, and what is wrong with it in words. A second press on it edits it. */
export function GridCell(props: GridCellProps) {
  const { id, text, wrong, isActive, isSelected, draft } = props
  const isEditing = isActive && draft !== null
  const isWrong = wrong !== undefined
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={props.place + 3}
      aria-selected={isSelected}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? `${id}-wrong` : undefined}
      title={wrong}
      onMouseDown={(event) => {
        if (isEditing) return
        if (isActive && !event.shiftKey) props.onEdit()
        else props.onSelect(event.shiftKey)
      }}
      onMouseEnter={({ buttons }) => {
        if (buttons === 1 && !isEditing) props.onSelect(true)
      }}
      className={cn(
        CELL,
        'cursor-cell gap-1.5 select-none',
        isWrong && 'bg-late-soft text-late',
        isSelected && !isWrong && 'bg-accent-soft',
        isSelected && isWrong && 'ring-1 ring-late ring-inset',
        isActive && 'z-5 outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {isEditing ? (
        <CellEditor
          label={props.label()}
          value={draft}
          onChange={props.onDraft}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      ) : (
        <>
          {isWrong && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
          <span className="truncate">{text === '' && isWrong ? wrong : text}</span>
        </>
      )}
      {isWrong && (
        <span
          id={`${id}-wrong`}
          // The cell's description, and no part of its name.
          aria-hidden
          // A phone has no room for it beside the cell: it stands below the grid.
          className={
            isActive
              ? 'absolute top-full left-0 z-20 w-max max-w-64 rounded-inner border border-late bg-surface px-2 py-1 text-xs text-late shadow-float max-sm:sr-only'
              : 'sr-only'
          }
        >
          {wrong}
        </span>
      )}
    </div>
  )
}
