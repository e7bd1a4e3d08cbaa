'use client'

import { type KeyboardEvent, useCallback, useReducer } from 'react'
import {
  allOrNone,
  extendedTo,
  NOTHING_CHOSEN,
  refreshed,
  toggled,
  type Selection,
} from './selection'
import type { ShownRow } from './shown-row'

/** Chooses a row, or no longer; `isRange`: Shift was held. Always the same function. */
export type Choose = (row: ShownRow, isRange: boolean) => void

/** Choosing rows by mouse, Shift and keyboard. */
export type Choosing = {
  isChosen: (row: ShownRow) => boolean
  choose: Choose
  chooseAll: () => void
  areAllChosen: boolean
  /** Of the body of the table: Space, arrows, Ctrl-A, Escape. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

type Step = (now: Selection, rows: readonly ShownRow[]) => Selection

/** What is chosen of a list, also on its other pages, and how it comes to be. */
export function useSelection(rows: readonly ShownRow[]): {
  chosen: ShownRow[]
  choosing: Choosing
  clear: () => void
} {
  // Of the rows as they are drawn, so that whoever chooses does not have to know them.
  const [selection, change] = useReducer(
    (now: Selection, step: Step) => step(now, rows),
    NOTHING_CHOSEN,
  )
  const clear = () => change(() => NOTHING_CHOSEN)
  const chooseAll = () => change(allOrNone)
  const choose = useCallback<Choose>(
    (row, isRange) =>
      change((now, shown) => (isRange ? extendedTo(now, shown, row) : toggled(now, row))),
    [],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, currentTarget } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') chooseAll()
    else if (key === 'Escape') clear()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const to = besideFocus(currentTarget, key === 'ArrowDown' ? 1 : -1)
      const row = rows.find(({ row: { card } }) => card.id === to)
      const from = rows.find(({ row: { card } }) => card.id === focusedId())
      if (shiftKey && row) {
        // The range begins where the first arrow was pressed.
        change((now, shown) =>
          extendedTo(now.anchor === null && from ? toggled(now, from) : now, shown, row),
        )
      }
      if (row) linkOf(currentTarget, row.row.card.id)?.focus()
    } else if (key === ' ') {
      const row = rows.find(({ row: { card } }) => card.id === focusedId())
      // A checkbox is ticked by the browser itself.
      if (!row) return
      choose(row, shiftKey)
    } else return
    event.preventDefault()
  }

  return {
    chosen: refreshed(selection, rows),
    clear,
    choosing: {
      isChosen: ({ row }) => selection.chosen.has(row.card.id),
      choose,
      chooseAll,
      areAllChosen: rows.length > 0 && rows.every(({ row }) => selection.chosen.has(row.card.id)),
      onKeyDown,
    },
  }
}

/** The order whose link has the focus. */
function focusedId(): number | null {
  const id = document.activeElement?.getAttribute('data-card')
  return id == null ? null : Number(id)
}

const linkOf = (list: HTMLElement, id: number) =>
  list.querySelector<HTMLElement>(`a[data-card="${id}"]`)

/** The order of the row before or after the one that has the focus; null at the ends. */
function besideFocus(list: HTMLElement, step: 1 | -1): number | null {
  const links = [...list.querySelectorAll<HTMLElement>('a[data-card]')]
  const row = document.activeElement?.closest('tr')
  const at = links.findIndex(
    (link) => link === document.activeElement || link.closest('tr') === row,
  )
  const id = links[at + step]?.getAttribute('data-card')
  return id == null ? null : Number(id)
}
