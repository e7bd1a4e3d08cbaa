'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import { useFaultWords } from '../use-fault-words'
import { useFieldWords } from '../use-field-words'
import { CELL } from './cell-class'
import { CellEditor } from './cell-editor'
import type { Spot } from './selection'

type GridCellProps = {
  id: string
  column: ImportColumn
  /** Among the columns that are shown. */
  place: number
  rowNumber: number
  text: string
  fault: RowFault | undefined
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
  const { id, text, fault, isActive, isSelected, draft, column } = props
  const t = useTranslations('imports')
  const words = useFieldWords()
  const faultWords = useFaultWords()
  const isEditing = isActive && draft !== null
  const wrong = fault && faultWords.short(fault)
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={props.place + 3}
      aria-selected={isSelected}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-wrong` : undefined}
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
        fault && 'bg-late-soft text-late',
        isSelected && !fault && 'bg-accent-soft',
        isSelected && fault && 'ring-1 ring-late ring-inset',
        isActive && 'z-5 outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {isEditing ? (
        <CellEditor
          label={t('grid.edit', { column: words.held(column), row: props.rowNumber })}
          value={draft}
          onChange={props.onDraft}
          onCommit={props.onCommit}
          onCancel={props.onCancel}
        />
      ) : (
        <>
          {fault && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
          <span className="truncate">{text === '' && fault ? wrong : text}</span>
        </>
      )}
      {fault && (
        <span
          id={`${id}-wrong`}
          // The cell's description, and no part of its name.
          aria-hidden
          className={
            isActive
              ? 'absolute top-full left-0 z-20 w-max max-w-64 rounded-inner border border-late bg-surface px-2 py-1 text-xs text-late shadow-float'
              : 'sr-only'
          }
        >
          {wrong}
        </span>
      )}
    </div>
  )
}
