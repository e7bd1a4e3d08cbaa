'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { CALM_FIRST_DRAWING, usePainted } from '@/components/ui/first-drawing'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { RowFault } from '@/lib/imports/model/row-fault'
import { useImportFieldLabels } from '../rows/use-import-field-labels'
import { CELL, NUMBER_CELL, STATUS_CELL } from './grid-cell'
import { GridRow, useCellLabels } from './grid-row'
import { RowReason } from './row-reason'
import { type Range, type Selection, type Spot, at, rangeOf } from './selection'
import { type GridContent, useGridKeys } from './use-grid-keys'

const QUERY = '(pointer: coarse)'

const ROW_HEIGHT = 32
const TOUCH_HEIGHT = 48
const HEAD_HEIGHT = 32
/** Of the frame, until it has been measured. */
const LIKELY_HEIGHT = 448
/** Rows beyond those in sight, so that none is missing while somebody scrolls. */
const ROWS_AROUND = 6
/** Drawn before the others, which come as soon as these have been painted. */
const COLUMNS_AT_FIRST = 7

export type ImportGridProps = GridContent & {
  faults: ReadonlyMap<number, readonly RowFault[]>
  /** What a cell means beside what it says. */
  noteOf: (row: ImportRow, column: ImportColumn) => string | undefined
  /** The column where one begins, and is taken to. */
  beginAt: number | null
  /** Hears where a person stands, and what is selected. */
  onPlace: (range: Range & { column: number }) => void
}

/** The rows of a file as a spreadsheet: only what is in sight is drawn, everything works by keyboard. */
export function ImportGrid(props: ImportGridProps) {
  const { rows, columns, faults, beginAt } = props
  const t = useTranslations('imports.grid')
  const words = useCellLabels()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<Selection>(() => at({ row: 0, column: beginAt ?? 0 }))
  const [draft, setDraft] = useState<string | null>(null)
  const isPainted = usePainted()
  // Where one begins at a column, it is to be in the middle of all.
  const isWhole = isPainted || beginAt !== null
  const drawn = isWhole ? columns : columns.slice(0, COLUMNS_AT_FIRST)
  const height = useCoarsePointer() ? TOUCH_HEIGHT : ROW_HEIGHT
  // oxlint-disable-next-line react/incompatible-library -- drawn anew whenever it scrolls
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: isWhole ? ROWS_AROUND : 0,
    // Rows are drawn at once, and not in one piece when the height is known.
    initialRect: { width: 0, height: LIKELY_HEIGHT },
    ...CALM_FIRST_DRAWING,
  })
  const { row: activeRow, column: activeColumn } = selection.head
  const faultsOfRow = faults.get(rows[activeRow]?.position ?? -1)
  const faultOfCell = faultsOfRow?.find(({ field }) => field === columns[activeColumn]?.field)
  /** A file without columns has no cell, and one far away is not on the page. */
  const isDrawn =
    activeColumn < drawn.length &&
    virtual.getVirtualItems().some(({ index }) => index === activeRow)
  const begun = useRef(selection)
  useEffect(() => {
    // Where one begins is in sight, and to make sure would hold up the first drawing.
    if (selection === begun.current) return
    virtual.scrollToIndex(activeRow, { align: 'auto' })
    const cell = document.getElementById(cellId(id, { row: activeRow, column: activeColumn }))
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [virtual, id, selection, activeRow, activeColumn])
  const { onPlace } = props
  useEffect(() => {
    if (beginAt === null) return
    frame.current?.focus({ preventScroll: true })
    const cell = document.getElementById(cellId(id, { row: 0, column: beginAt }))
    cell?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [beginAt, id])
  useEffect(() => {
    onPlace({ ...rangeOf(selection), column: selection.head.column })
  }, [onPlace, selection])
  const { handlers, edit, commit } = useGridKeys({
    ...props,
    selection,
    setSelection,
    draft,
    setDraft,
  })
  const stopEditing = () => {
    setDraft(null)
    frame.current?.focus()
  }
  return (
    <>
      <div
        ref={frame}
        role="grid"
        tabIndex={0}
        aria-label={t('label')}
        aria-describedby={`${id}-hint`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        aria-readonly={props.readOnly}
        aria-activedescendant={draft === null && isDrawn ? cellId(id, selection.head) : undefined}
        className="relative min-h-48 flex-1 [scroll-padding-left:3.5rem] overflow-auto overscroll-contain rounded-outer border bg-surface focus-visible:outline-2 focus-visible:outline-accent max-sm:h-[60dvh] max-sm:flex-none sm:[scroll-padding-left:12.5rem]"
        {...handlers}
      >
        <p id={`${id}-hint`} className="sr-only">
          {t('hint')}
        </p>
        <GridHead columns={drawn} />
        <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <GridRow
                  key={row.position}
                  row={row}
                  index={index}
                  columns={drawn}
                  words={words}
                  height={height}
                  selection={selection}
                  id={id}
                  top={start - HEAD_HEIGHT}
                  faults={faults.get(row.position)}
                  noteOf={(column) => props.noteOf(row, column)}
                  draft={index === activeRow ? draft : null}
                  onDraft={setDraft}
                  onSelect={(next, isMore) => {
                    setSelection(isMore ? { anchor: selection.anchor, head: next } : at(next))
                  }}
                  onEdit={edit}
                  onCommit={(step) => {
                    commit(step)
                    stopEditing()
                  }}
                  onCancel={stopEditing}
                />
              )
            )
          })}
        </div>
      </div>
      <RowReason row={rows[activeRow]} wrong={words.inFull(faultOfCell)} />
    </>
  )
}

/** The id of a cell on the page. */
const cellId = (grid: string, { row, column }: Spot): string => `${grid}-${row}-${column}`

function subscribe(onChange: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether a finger points here, which needs more room. */
function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

/** The names of the columns, always in sight. */
function GridHead({ columns }: { columns: readonly ImportColumn[] }) {
  const t = useTranslations('imports.grid')
  const words = useImportFieldLabels()
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex h-8 w-max min-w-full border-b bg-background text-xs font-medium text-muted"
    >
      <div role="columnheader" className={`${NUMBER_CELL} bg-background`}>
        {t('row')}
      </div>
      <div role="columnheader" className={`${STATUS_CELL} bg-background`}>
        {t('status')}
      </div>
      {columns.map((column) => (
        <div key={column.key} role="columnheader" className={CELL} title={words.column(column)}>
          <span className="truncate">{words.held(column)}</span>
        </div>
      ))}
    </div>
  )
}
