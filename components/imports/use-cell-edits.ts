'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { editCells } from '@/lib/imports/actions'
import { ROWS_A_REQUEST, type ImportRow } from '@/lib/imports/schema'
import {
  NO_HISTORY,
  stepBack,
  stepForward,
  withStep,
  type CellChange,
  type CellStep,
} from './cell-history'
import { mayChange } from './row-faults'
import { changeRows } from './use-import-rows'

export type SaveState = 'saved' | 'saving' | 'not-saved'
export type CellEdits = ReturnType<typeof useCellEdits>

/** So long a person may go on typing before what they typed is sent. */
const GATHER_MS = 300

type Patches = Map<number, Record<string, string>>

/**
 * Changes of cells: seen at once, kept on the server a moment later, one request at a time. What
 * could not be kept stays to be sent again. Changes can be taken back one by one, and put again.
 */
export function useCellEdits(importId: number, rows: readonly ImportRow[]) {
  const client = useQueryClient()
  const waiting = useRef<Patches>(new Map())
  const sending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<SaveState>('saved')
  const [history, setHistory] = useState(NO_HISTORY)

  useEffect(() => {
    if (state === 'saved') return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [state])

  async function send() {
    if (sending.current || waiting.current.size === 0) return
    sending.current = true
    setState('saving')
    const some = [...waiting.current].slice(0, ROWS_A_REQUEST)
    for (const [position] of some) waiting.current.delete(position)
    const isKept = await keep(some)
    sending.current = false
    if (!isKept) {
      for (const [position, cells] of some) {
        waiting.current.set(position, { ...cells, ...waiting.current.get(position) })
      }
      setState('not-saved')
    } else if (waiting.current.size > 0) await send()
    else setState('saved')
  }

  async function keep(some: [number, Record<string, string>][]): Promise<boolean> {
    try {
      const edits = some.map(([position, cells]) => ({ position, cells }))
      const result = await editCells({ importId, edits })
      if (!result.ok) return false
      const { taken } = result.value
      const changed = new Set(some.map(([position]) => position))
      changeRows(client, importId, (loaded) => {
        const others = loaded.taken.filter(({ position }) => !changed.has(position))
        return { ...loaded, taken: [...others, ...taken] }
      })
      return true
    } catch {
      return false
    }
  }

  /** Changes what may be changed and is another text; says what that was. */
  function put(changes: readonly CellChange[]): CellStep {
    const byPosition = new Map(rows.map((row) => [row.position, row]))
    const textAt = ({ position, key }: CellChange) => byPosition.get(position)?.cells[key] ?? ''
    const after = changes.filter((change) => {
      const row = byPosition.get(change.position)
      return row && mayChange(row) && textAt(change) !== change.text
    })
    const before = after.map((change) => ({ ...change, text: textAt(change) }))
    if (after.length > 0) write(patchesOf(after))
    return { before, after }
  }

  function write(patches: Patches) {
    changeRows(client, importId, (loaded) => ({
      ...loaded,
      rows: loaded.rows.map((row) => {
        const patch = patches.get(row.position)
        return patch ? { ...row, ...sentAnew(row), cells: { ...row.cells, ...patch } } : row
      }),
    }))
    for (const [position, patch] of patches) {
      waiting.current.set(position, { ...waiting.current.get(position), ...patch })
    }
    setState('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), GATHER_MS)
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
    retry: () => void send(),
  }
}

function patchesOf(changes: readonly CellChange[]): Patches {
  const patches: Patches = new Map()
  for (const { position, key, text } of changes) {
    patches.set(position, { ...patches.get(position), [key]: text })
  }
  return patches
}

/** A refused row that is changed is one to be sent; one that is held waits for its time all the same. */
const sentAnew = ({ status }: ImportRow): Partial<ImportRow> =>
  status === 'refused' ? { status: 'draft', refusal: null, problem: null } : {}
