'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping, DelayedKey } from '@/components/shell/scan/delayed-key'

/** Where single keys mean something else already. */
const OWN_KEYS = 'select, [role="dialog"], [role="menu"]'

/** What each key does on the board, wherever the focus is; a key without a deed does nothing. */
type BoardKeys = Partial<Record<'n' | '/' | 'a' | 't' | '?', () => void>>

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
      moveBetweenCards(event)
      const key = deedOf(event)
      if (!key) return
      event.preventDefault()
      // What is typed right after it belongs there already: to wait for a scan would lose it.
      if (key === '/' && !lone.isAmong(event.timeStamp)) run(key)
      else lone.press(() => run(key))
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

/**
 * Arrow keys move between the cards of the board or the rows of its list, the first one from wherever
 * nothing else listens to them; Enter is the link's own.
 */
function moveBetweenCards(event: KeyboardEvent): void {
  const { target } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
  if (!isPlain || !ARROWS.has(event.key) || !(target instanceof HTMLElement)) return
  if (isTyping(target) || target.closest(OWN_ARROWS)) return
  const lanes = [...document.querySelectorAll('[data-lane]')].map((lane) =>
    [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.offsetParent),
  )
  const focused =
    target.closest('[data-card]') ?? target.closest('article')?.querySelector('[data-card]')
  const lane = lanes.findIndex((cards) => cards.some((card) => card === focused))
  const at = lanes[lane]?.findIndex((card) => card === focused) ?? -1
  const lengths = lanes.map(({ length }) => length)
  const to = at >= 0 ? moveFocus(lengths, { lane, at }, event.key) : firstPlace(lengths)
  if (!to) return
  event.preventDefault()
  const card = lanes[to.lane]?.[to.at]
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Where arrow keys mean something else already: lists, menus, windows, radio buttons, maps. */
const OWN_ARROWS =
  'select, input, [role="dialog"], [role="menu"], [role="menuitem"], [role="listbox"], .leaflet-container'

/** The first card of the first column that has one; null on a board without cards. */
export function firstPlace(lengths: readonly number[]): Place | null {
  const lane = lengths.findIndex((length) => length > 0)
  return lane >= 0 ? { lane, at: 0 } : null
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
