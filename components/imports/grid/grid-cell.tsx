'use client'

import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import type { Spot } from './selection'

const ANY = 'flex shrink-0 items-center border-r px-2'

/** The number of a row, which stays in sight. */
export const NUMBER_CELL = `${ANY} sticky left-0 z-10 w-14 justify-end tabular-nums`
/** What became of a row; stays in sight where there is room. */
export const STATUS_CELL = `${ANY} z-10 w-36 sm:sticky sm:left-14`
/** On a phone a chosen cell comes to stand above what is said of it. */
export const CELL = `${ANY} relative w-40 max-sm:scroll-mb-36`

type GridCellProps = {
  id: string
  /** Among the columns that are shown. */
  place: number
  text: string
  /** What it means beside what it says: a locker's name, the district of a neighbourhood. */
  note: string | undefined
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
  const { id, text, note, wrong, isActive, isSelected, draft } = props
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
      title={wrong ?? note}
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
          <span className={cn('truncate', text !== '' && note && 'max-w-[60%] shrink-0')}>
            {text === '' && isWrong ? wrong : text}
          </span>
          {!isWrong && note !== undefined && <span className="truncate text-muted">{note}</span>}
        </>
      )}
      {isWrong && (
        <span
          id={`${id}-wrong`}
          // The cell's description, and no part of its name.
          aria-hidden
          // In sight it stands below the grid, where it covers no other row.
          className="sr-only"
        >
          {wrong}
        </span>
      )}
    </div>
  )
}

type CellEditorProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** Keeps what was typed and moves on by so much. */
  onCommit: (step: Partial<Spot>) => void
  onCancel: () => void
}

/** Where a cell's text is typed: Enter and Tab keep it, Escape does not. */
function CellEditor({ label, value, onChange, onCommit, onCancel }: CellEditorProps) {
  // A field that is taken away loses the focus, too.
  const ended = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return
    event.preventDefault()
    ended.current = true
    const by = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') onCancel()
    else onCommit(event.key === 'Enter' ? { row: by } : { column: by })
  }
  return (
    <input
      // Typing begins where the person is already.
      autoFocus
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => !ended.current && onCommit({})}
      className="absolute inset-0 z-10 w-full min-w-0 bg-surface px-2 text-text outline-2 -outline-offset-2 outline-accent pointer-coarse:text-base"
    />
  )
}
