'use client'

import { useState } from 'react'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { StoreHours } from '@/lib/stores/schema'
import { beginHistory, changeTo, redo, undo, type EditHistory } from './edit-history'
import { sameHours } from './hours-difference'
import { keptDrafts } from './kept-drafts'

/** The hours as saved that the drawing began with. */
type Start = { version: number; hours: DrawnHours }

/**
 * The drawing of one store on this device. What is changed and not saved is kept here whatever
 * happens to the page. In the browser only.
 */
export function useHoursEditor(store: StoreHours) {
  const { storeId, drawn, mayEdit } = store
  const [kept] = useState(() => (mayEdit ? keptDrafts.load(storeId) : null))
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
    if (sameHours(hours, drawn.hours)) keptDrafts.clear(storeId)
    else keptDrafts.save(storeId, { hours, version, at: new Date().toISOString() })
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
      keptDrafts.clear(storeId)
    },
    /** Draws on over what somebody else saved. */
    keepMine: () => {
      setStart({ version: drawn.version, hours: drawn.hours })
      keep(history.now, drawn.version)
    },
    /** These hours are now the server's; perhaps more was drawn meanwhile. */
    wasSaved: (saved: Start) => {
      setStart(saved)
      if (sameHours(history.now, saved.hours)) keptDrafts.clear(storeId)
    },
  }
}

export type HoursEditor = ReturnType<typeof useHoursEditor>
