'use client'

import { useState } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { sameHours } from './copy/hours-difference'
import { decodeKept, draftKey } from './kept-draft'

const LONGEST = 200

/** The hours as saved that the drawing began with. */
type Start = { version: number; hours: DrawnHours }

/**
 * The drawing of one store on this device. What is changed and not saved is kept here whatever
 * happens to the page. In the browser only.
 */
export function useHoursEditor(store: StoreHours) {
  const { storeId, drawn, mayEdit } = store
  const [drafts] = useState(() => keptValue({ key: draftKey(storeId), decode: decodeKept }))
  const [kept] = useState(() => (mayEdit ? drafts.read() : null))
  const [start, setStart] = useState<Start>(() => ({
    version: kept?.version ?? drawn.version,
    hours: drawn.hours,
  }))
  const [history, setHistory] = useState(() => beginHistory(kept?.hours ?? drawn.hours))
  const [keptAt, setKeptAt] = useState(kept?.at ?? null)

  const isAsSaved = sameHours(history.now, drawn.hours)
  const isOvertaken = drawn.version > start.version
  if (isOvertaken && isAsSaved) setStart(drawn)
  // Nothing was drawn here: what somebody else saved meanwhile is simply shown.
  if (isOvertaken && !isAsSaved && sameHours(history.now, start.hours)) {
    setStart(drawn)
    setHistory(beginHistory(drawn.hours))
  }

  function keep(hours: DrawnHours, version: number) {
    if (sameHours(hours, drawn.hours)) drafts.clear()
    else drafts.set({ hours, version, at: new Date().toISOString() })
  }
  function go(next: EditHistory<DrawnHours>) {
    if (!mayEdit) return
    setHistory(next)
    setKeptAt(null)
    keep(next.now, start.version)
  }

  return {
    hours: history.now,
    /** That the server has, of what is drawn here. */
    version: start.version,
    isChanged: !isAsSaved,
    /** Somebody saved other hours since this drawing began. */
    isConflict: isOvertaken && !isAsSaved,
    /** When the changes were left that this page found, ISO; null once something else is drawn. */
    foundFrom: isAsSaved ? null : keptAt,
    mayEdit,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (hours: DrawnHours) => go(changeTo(history, hours)),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    /** Takes what the server has; undo brings the drawing back. */
    takeSaved: () => {
      setStart(drawn)
      setHistory(changeTo(history, drawn.hours))
      setKeptAt(null)
      drafts.clear()
    },
    /** Draws on over what somebody else saved. */
    keepMine: () => {
      setStart({ version: drawn.version, hours: drawn.hours })
      keep(history.now, drawn.version)
    },
    /** These hours are now the server's; perhaps more was drawn meanwhile. */
    wasSaved: (saved: Start) => {
      setStart(saved)
      if (sameHours(history.now, saved.hours)) drafts.clear()
    },
  }
}

export type HoursEditor = ReturnType<typeof useHoursEditor>

/** What was drawn, and the way back and forth; the newest of `past` is last, of `future` first. */
type EditHistory<T> = {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

export function beginHistory<T>(now: T): EditHistory<T> {
  return { past: [], now, future: [] }
}

/** A change forgets what was undone before it. */
export function changeTo<T>({ past, now }: EditHistory<T>, next: T): EditHistory<T> {
  return { past: [...past, now].slice(-LONGEST), now: next, future: [] }
}

export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  const [after] = future
  if (after === undefined) return history
  return { past: [...past, now], now: after, future: future.slice(1) }
}
