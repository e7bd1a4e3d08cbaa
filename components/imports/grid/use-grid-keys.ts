'use client'

import type { ClipboardEvent, KeyboardEvent } from 'react'
import { undefuseCell } from '@/lib/domain/defuse-cell'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { expressPaths } from '@/lib/express/keys'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { mayChange } from '../rows/row-faults'
import type { CellChange } from '../rows/cell-history'
import type { CellEdits } from '../rows/use-cell-edits'
import {
  fill,
  fillDown,
  fromClipboard,
  pasteInto,
  toClipboard,
  at,
  moved,
  rangeOf,
  stepOf,
  type Selection,
  type Spot,
} from './selection'

/** What the grid holds, and what may be done to it. */
export type GridContent = {
  rows: readonly ImportRow[]
  /** Those that are shown: what the rows hold. */
  columns: readonly ImportColumn[]
  /** Nobody may change anything. */
  readOnly: boolean
  edits: Pick<CellEdits, 'apply' | 'undo' | 'redo'>
  /** Goes to another page once what is shown is kept. */
  leaveTo: (href: string) => void
}

type Input = GridContent & {
  selection: Selection
  setSelection: (selection: Selection) => void
  /** What is being typed; null when nothing is. */
  draft: string | null
  setDraft: (draft: string | null) => void
}

type Cell = { row: number; column: number; text: string }

/** What the keys and the clipboard do in the grid, as they do in every spreadsheet. */
export function useGridKeys(input: Input) {
  const { rows, columns, readOnly, selection, setSelection, draft, setDraft, edits } = input
  const size = { rows: rows.length, columns: columns.length }
  const range = rangeOf(selection)
  const textAt = (row: number, column: number) => rows[row]?.cells[columns[column]?.key ?? ''] ?? ''

  function write(cells: readonly Cell[]) {
    if (readOnly) return
    edits.apply(
      cells.flatMap(({ row, column, text }): CellChange[] => {
        const position = rows[row]?.position
        const key = columns[column]?.key
        return position === undefined || key === undefined ? [] : [{ position, key, text }]
      }),
    )
  }

  function go(step: Partial<Spot>, isMore = false) {
    const head = moved(selection.head, step, size)
    setSelection(isMore ? { anchor: selection.anchor, head } : at(head))
  }

  function edit(text?: string) {
    const { row, column } = selection.head
    const there = rows[row]
    if (readOnly || !there || !mayChange(there)) return
    setDraft(text ?? textAt(row, column))
  }

  function commit(step: Partial<Spot>) {
    if (draft === null) return
    write([{ ...selection.head, text: draft.trim() }])
    go(step)
  }

  function command(key: string, shiftKey: boolean): boolean {
    if (key === 'd') write(fillDown(range, textAt))
    else if (key === 'y' || (key === 'z' && shiftKey)) edits.redo()
    else if (key === 'z') edits.undo()
    else if (key === 'a') {
      const head = { row: size.rows - 1, column: size.columns - 1 }
      setSelection({ anchor: { row: 0, column: 0 }, head })
    } else return false
    return true
  }

  function openWaybill() {
    const orderId = rows[selection.head.row]?.orderId ?? null
    if (orderId !== null) input.leaveTo(expressPaths.waybill(orderId))
  }

  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const withCommand = ctrlKey || metaKey
    const step = stepOf(key, withCommand)
    if (step) go(step, shiftKey)
    else if (withCommand && key === 'Enter') openWaybill()
    else if (withCommand) return command(key.toLowerCase(), shiftKey)
    else if (key === 'Enter' || key === 'F2') edit()
    else if (key === 'Delete' || key === 'Backspace') write(fill(range, () => ''))
    else if (key === 'Escape') setSelection(at(selection.head))
    else if (key.length === 1 && !altKey) edit(key)
    // Tab leaves the grid at its edge, so that nobody is caught in it.
    else if (key === 'Tab') return tab(shiftKey ? -1 : 1)
    else return false
    return true
  }

  function tab(by: 1 | -1): boolean {
    const { column } = selection.head
    const isEdge = by === 1 ? column === size.columns - 1 : column === 0
    if (!isEdge) go({ column: by })
    return !isEdge
  }

  return {
    edit: () => edit(),
    commit,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (draft !== null) return
        // An input method begins: what it composes goes into the editor, so that the key is its own.
        if (event.key === 'Process') edit()
        else if (press(event)) event.preventDefault()
      },
      onCopy: (event: ClipboardEvent) => {
        if (draft !== null) return
        event.preventDefault()
        const cells = rows
          .slice(range.top, range.bottom + 1)
          .map((_row, down) =>
            columns
              .slice(range.left, range.right + 1)
              .map((_column, right) => textAt(range.top + down, range.left + right)),
          )
        event.clipboardData.setData('text/plain', toClipboard(cells))
      },
      onPaste: (event: ClipboardEvent) => {
        if (draft !== null) return
        event.preventDefault()
        const block = fromClipboard(event.clipboardData.getData('text/plain'))
        write(
          pasteInto(
            block.map((cells) => cells.map(undefuseCell)),
            range,
            size,
          ),
        )
      },
    },
  }
}
