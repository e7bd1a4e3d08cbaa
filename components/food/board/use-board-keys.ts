'use client'

import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isTyping, DelayedKey } from '@/components/shell/scan/delayed-key'

/** Where single keys mean something else already. */
const OWN_KEYS = 'select, [role="dialog"], [role="menu"]'

/** What each key does on the board, wherever the focus is; a key without a deed does nothing. */
type BoardKeys = Partial<Record<'n' | '/' | 'a' | '?', () => void>>

/**
 * Single keys of the board; not while something is typed, or a menu or a window is open, and not
 * when a scanner sends them among others.
 */
export function useBoardKeys(keys: BoardKeys): void {
  const [lone] = useState(() => new DelayedKey())
  const run = useEffectEvent((key: keyof BoardKeys) => keys[key]?.())
  const deedOf = useEffectEvent((event: KeyboardEvent): keyof BoardKeys | null => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const { target } = event
    const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null
    if (!isPlain || isTyping(target) || isOwn || event.repeat || !(event.key in keys)) return null
    return event.key as keyof BoardKeys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = deedOf(event)
      if (!key) return
      event.preventDefault()
      lone.press(() => run(key))
    }
    // On the way down: the key that ends a scan goes no further than the window.
    window.addEventListener('keydown', lone.interrupt, { capture: true })
    document.addEventListener('keydown', onKey)
    return () => {
      lone.interrupt()
      window.removeEventListener('keydown', lone.interrupt, { capture: true })
      document.removeEventListener('keydown', onKey)
    }
  }, [lone])
}

/** Arrow keys move between the cards of a board or the rows of a list; Enter is the link's own. */
export function moveBetweenCards(event: ReactKeyboardEvent<HTMLElement>): void {
  const lanes = [...event.currentTarget.querySelectorAll('[data-lane]')].map((lane) =>
    [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.offsetParent),
  )
  const lane = lanes.findIndex((cards) => cards.some((card) => card === event.target))
  const at = lanes[lane]?.findIndex((card) => card === event.target) ?? -1
  const to =
    at >= 0 &&
    moveFocus(
      lanes.map(({ length }) => length),
      { lane, at },
      event.key,
    )
  if (!to) return
  event.preventDefault()
  const card = lanes[to.lane]?.[to.at]
  card?.focus()
  card?.scrollIntoView({ block: 'nearest' })
}

/** Where an arrow key goes from a card: `[lane, position]` in the board as it is drawn. */
type Place = { lane: number; at: number }

/**
 * Up and down within a column, left and right to the next column that has cards, at the same
 * height or its end. Null when there is nowhere to go. `lengths` are the columns' card counts.
 */
export function moveFocus(lengths: readonly number[], from: Place, key: string): Place | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const at = from.at + (key === 'ArrowDown' ? 1 : -1)
    return at >= 0 && at < (lengths[from.lane] ?? 0) ? { lane: from.lane, at } : null
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  for (let lane = from.lane + step; lane >= 0 && lane < lengths.length; lane += step) {
    const length = lengths[lane] ?? 0
    if (length > 0) return { lane, at: Math.min(from.at, length - 1) }
  }
  return null
}
