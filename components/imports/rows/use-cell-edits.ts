'use client'

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useViewer } from '@/components/shell/viewer-provider'
import { type Cells, type ImportColumn, columnOf } from '@/lib/domain/imports/import-columns'
import { PICKUP_FIELDS } from '@/lib/domain/imports/import-fields'
import { editCells } from '@/lib/imports/actions'
import type { ImportRow, ImportView, DuplicateRow } from '@/lib/imports/model/import-view'
import {
  type CellChange,
  type CellStep,
  NO_HISTORY,
  stepBack,
  stepForward,
  withStep,
} from './cell-history'
import { type CellPatches, patchesOf } from './cell-patches'
import { cellText } from './cell-text'
import { keptEdits } from './kept-edits'
import { mayChange } from './row-faults'
import type { OpenEdits } from './open-edits'
import { SaveQueue, type SaveState } from './save-queue'
import { type LoadedRows, changeRows, withLockers } from './use-import-rows'
import { useRowNumbers } from './use-row-numbers'

export type CellEdits = ReturnType<typeof useCellEdits>

/**
 * Changes of cells: seen at once, kept on the server a moment later. Changes can be taken back one
 * by one, and put again.
 */
export function useCellEdits(
  { id: importId, columns }: Pick<ImportView, 'id' | 'columns'>,
  rows: readonly ImportRow[],
  open: OpenEdits,
) {
  const client = useQueryClient()
  const tellUnchanged = useUnchangedNotice()
  const [state, setState] = useState<SaveState>('saved')
  const [history, setHistory] = useState(NO_HISTORY)
  const { id: personId } = useViewer()
  const [kept] = useState(() => keptEdits(personId, importId))
  const [queue] = useState(
    () =>
      new SaveQueue({
        keep: (patches) => saveEdits({ client, importId, patches, onUnchanged: tellUnchanged }),
        tell: setState,
        hold: (patches) => {
          open.set(patches)
          if (patches.size === 0) kept.clear()
          else kept.set(patches)
        },
      }),
  )
  const restore = useEffectEvent(() => {
    const changes = [...kept.read()].flatMap(([position, cells]) =>
      Object.entries(cells).map(([key, text]) => ({ position, key, text })),
    )
    if (changes.length > 0) put(changes)
    if (queue.open.size === 0) kept.clear()
  })
  useEffect(() => {
    restore()
    if (queue.open.size > 0) void queue.send()
    const sendAgain = () => void queue.send()
    window.addEventListener('online', sendAgain)
    return () => {
      window.removeEventListener('online', sendAgain)
      queue.stop()
    }
  }, [queue])

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

/** Says which rows were on their way before their change came, and stayed as they were. */
function useUnchangedNotice() {
  const t = useTranslations('imports.bar')
  const rowNumbers = useRowNumbers()
  return (rows: readonly ImportRow[]) => {
    const numbers = rowNumbers(rows.map(({ position }) => position + 1))
    toast.error(t('unchanged', { count: rows.length, rows: numbers }))
  }
}

/**
 * A row after its cells were changed, as the server will have it: one that was refused is one to be
 * sent by that; one that is held is so by another pickup only.
 */
export function editedRow(
  row: ImportRow,
  patch: Cells,
  columns: readonly ImportColumn[],
): ImportRow {
  const ofPickup = PICKUP_FIELDS.flatMap((field) => columnOf(columns, field) ?? [])
  const hasPickup = ofPickup.some((key) => patch[key] !== undefined)
  const isAnew = row.status === 'refused' || (row.status === 'held' && hasPickup)
  return {
    ...row,
    ...(isAnew && { status: 'draft', refusal: null, refusedFields: [], problem: null }),
    cells: { ...row.cells, ...patch },
  }
}

type KeepEdits = {
  client: QueryClient
  importId: number
  patches: CellPatches
  /** Rows that were on their way already: they are as the server has them, and shown so again. */
  onUnchanged: (rows: readonly ImportRow[]) => void
}

/**
 * Keeps changed cells on the server, and puts what it says of their rows into what is shown. False
 * where it could not be reached or refused.
 */
async function saveEdits(input: KeepEdits): Promise<boolean> {
  const { client, importId, patches, onUnchanged } = input
  try {
    const edits = [...patches].map(([position, cells]) => ({ position, cells }))
    const result = await editCells({ importId, edits })
    if (!result.ok) return false
    const { unchanged } = result.value
    changeRows(client, importId, (loaded) => withAnswer(loaded, patches, result.value))
    if (unchanged.length > 0) onUnchanged(unchanged)
    return true
  } catch {
    return false
  }
}

type EditAnswer = {
  taken: readonly DuplicateRow[]
  unchanged: readonly ImportRow[]
  lockers: LoadedRows['lockers']
}

/** Rows after an edit: what the server did not change as it has it, and whose numbers are used. */
export function withAnswer(
  loaded: LoadedRows,
  patches: CellPatches,
  { taken, unchanged, lockers }: EditAnswer,
): LoadedRows {
  const others = loaded.taken.filter(({ position }) => !patches.has(position))
  const kept = new Map(unchanged.map((row) => [row.position, row]))
  return {
    ...loaded,
    rows: kept.size === 0 ? loaded.rows : loaded.rows.map((row) => kept.get(row.position) ?? row),
    taken: [...others, ...taken],
    lockers: withLockers(loaded.lockers, lockers),
  }
}
