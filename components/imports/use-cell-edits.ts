'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportRow, ImportView } from '@/lib/imports/schema'
import {
  NO_HISTORY,
  stepBack,
  stepForward,
  withStep,
  type CellChange,
  type CellStep,
} from './cell-history'
import { patchesOf } from './cell-patches'
import { cellText } from './cell-text'
import { editedRow } from './edited-row'
import { keepEdits } from './keep-edits'
import { mayChange } from './row-faults'
import { SaveQueue, type SaveState } from './save-queue'
import { changeRows } from './use-import-rows'
import { useTellUnchanged } from './use-tell-unchanged'

export type CellEdits = ReturnType<typeof useCellEdits>

/**
 * Changes of cells: seen at once, kept on the server a moment later. Changes can be taken back one
 * by one, and put again.
 */
export function useCellEdits(
  { id: importId, columns }: Pick<ImportView, 'id' | 'columns'>,
  rows: readonly ImportRow[],
) {
  const client = useQueryClient()
  const tellUnchanged = useTellUnchanged()
  const [state, setState] = useState<SaveState>('saved')
  const [history, setHistory] = useState(NO_HISTORY)
  const [queue] = useState(
    () =>
      new SaveQueue({
        keep: (patches) => keepEdits({ client, importId, patches, onUnchanged: tellUnchanged }),
        tell: setState,
      }),
  )

  /** Changes what may be changed and is another text; says what that was. */
  function put(changes: readonly CellChange[]): CellStep {
    const byPosition = new Map(rows.map((row) => [row.position, row]))
    const textAt = ({ position, key }: CellChange) => byPosition.get(position)?.cells[key] ?? ''
    const after = changes
      .map((change) => ({ ...change, text: cellText(change.text) }))
      .filter((change) => {
        const row = byPosition.get(change.position)
        return row && mayChange(row) && textAt(change) !== change.text
      })
    const before = after.map((change) => ({ ...change, text: textAt(change) }))
    if (after.length > 0) write(after)
    return { before, after }
  }

  function write(changes: readonly CellChange[]) {
    const patches = patchesOf(changes)
    changeRows(client, importId, (loaded) => ({
      ...loaded,
      rows: loaded.rows.map((row) => {
        const patch = patches.get(row.position)
        return patch ? editedRow(row, patch, columns) : row
      }),
    }))
    queue.add(patches)
  }

  return {
    state,
    apply: (changes: readonly CellChange[]) => {
      const step = put(changes)
      if (step.after.length > 0) setHistory(withStep(history, step))
    },
    canUndo: history.done.length > 0,
    undo: () => {
      put(history.done.at(-1)?.before ?? [])
      setHistory(stepBack(history))
    },
    canRedo: history.undone.length > 0,
    redo: () => {
      put(history.undone.at(-1)?.after ?? [])
      setHistory(stepForward(history))
    },
    retry: () => void queue.send(),
  }
}
