'use client'

import { type PointerEvent, type RefObject, useState } from 'react'
import { type HoursRange, LATEST_END, MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import type { RangeAt } from './edit-ranges'

/** What a hand or an arrow key can hit; exact minutes are typed. */
export const STEP = 15
const LATEST_START = MINUTES_OF_DAY - STEP

/** Where the hand went down. */
type Grip =
  /** On an empty place of a day. */
  | { kind: 'draw'; day: number }
  | { kind: 'move'; at: RangeAt; range: HoursRange }
  | { kind: Edge; at: RangeAt; range: HoursRange }

export type Begin = (event: PointerEvent<HTMLElement>, grip: Grip) => void

export type Drag = {
  grip: Grip
  /** What would come of it if the hand let go now. */
  day: number
  range: HoursRange
}

type Held = Drag & { pointerId: number; down: { x: number; y: number; minute: number } }

/** A hand that moved less, in px, has pressed and not drawn. */
const STILL = 5
const PRESSED_LENGTH = 60

type Options = {
  /** The seven columns, side by side. */
  columns: RefObject<HTMLElement | null>
  minutesShown: number
  onDrop: (drag: Drag) => void
  /** Hours, or an end of theirs, were pressed and let go without a pull. */
  onPress: (at: RangeAt) => void
}

/**
 * Draws, moves and stretches hours by mouse, pen and finger. A finger on an empty place scrolls; when
 * it does not move, it adds an hour.
 */
export function useRangeDrag({ columns, minutesShown, onDrop, onPress }: Options) {
  const [held, setHeld] = useState<Held | null>(null)

  function placeOf(event: PointerEvent): { minute: number; day: number } {
    const box = columns.current?.getBoundingClientRect()
    if (!box) return { minute: 0, day: 0 }
    const column = Math.floor(((event.clientX - box.left) / box.width) * 7)
    return {
      minute: minuteAt(event.clientY - box.top, box.height, minutesShown),
      day: Math.min(Math.max(column, 0), 6),
    }
  }

  function begin(event: PointerEvent<HTMLElement>, grip: Grip) {
    if (event.button !== 0 || !event.isPrimary) return
    event.stopPropagation()
    const { minute, day } = placeOf(event)
    if (grip.kind === 'draw' && minute >= 1440) return
    // A finger must stay free to scroll, so it is followed only where nothing scrolls.
    if (event.pointerType !== 'touch' || grip.kind !== 'draw')
      event.currentTarget.setPointerCapture(event.pointerId)
    const range = grip.kind === 'draw' ? pressedRange(minute) : grip.range
    const down = { x: event.clientX, y: event.clientY, minute }
    setHeld({ grip, day, range, pointerId: event.pointerId, down })
  }

  function move(event: PointerEvent) {
    if (held?.pointerId !== event.pointerId) return
    if (event.pointerType === 'touch' && held.grip.kind === 'draw') return
    if (isStill(held, event)) return
    setHeld({ ...held, ...whileHeld(held, placeOf(event)) })
  }

  function end(event: PointerEvent) {
    if (held?.pointerId !== event.pointerId) return
    setHeld(null)
    if (held.grip.kind === 'draw' || !isStill(held, event)) onDrop(held)
    else onPress(held.grip.at)
  }

  return {
    drag: held,
    begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setHeld(null),
  }
}

const isStill = ({ down }: Held, event: PointerEvent) =>
  Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL

function pressedRange(minute: number): HoursRange {
  const from = Math.min(Math.floor(minute / 30) * 30, 1440 - STEP)
  return { from, to: from + PRESSED_LENGTH }
}

function whileHeld(
  { grip, down }: Held,
  { minute, day }: { minute: number; day: number },
): Pick<Drag, 'day' | 'range'> {
  switch (grip.kind) {
    case 'draw':
      return { day: grip.day, range: drawnRange(down.minute, minute) }
    case 'move':
      return { day, range: movedRange(grip.range, minute - down.minute) }
    case 'from':
    case 'to':
      // By as much as the hand moved: it took the bar some px inside its end.
      return {
        day: grip.at.day,
        range: resizedRange(grip.range, grip.kind, grip.range[grip.kind] + minute - down.minute),
      }
  }
}

type Edge = 'from' | 'to'

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const snap = (minute: number) => Math.round(minute / STEP) * STEP

/** Hours drawn from where the hand went down to where it is now, downwards or upwards. */
export function drawnRange(down: number, now: number): HoursRange {
  const [start, end] = down <= now ? [down, now] : [now, down]
  const from = clamp(Math.floor(start / STEP) * STEP, 0, LATEST_START)
  return { from, to: clamp(Math.ceil(end / STEP) * STEP, from + STEP, LATEST_END) }
}

/** The same hours, later or earlier, as far as their day allows. */
export function movedRange({ from, to }: HoursRange, by: number): HoursRange {
  const length = to - from
  const start = clamp(from + snap(by), 0, Math.min(LATEST_START, LATEST_END - length))
  return { from: start, to: start + length }
}

/** One end at another minute; never at or beyond the other end. */
export function resizedRange({ from, to }: HoursRange, edge: Edge, minute: number): HoursRange {
  const there = snap(minute)
  return edge === 'from'
    ? { from: clamp(there, 0, Math.max(0, Math.min(LATEST_START, to - STEP))), to }
    : { from, to: clamp(there, from + STEP, LATEST_END) }
}

/** The minute under a pointer, `y` pixels below the top of a column `height` pixels high. */
export function minuteAt(y: number, height: number, minutesShown: number): number {
  return clamp((y / height) * minutesShown, 0, minutesShown)
}

/** How far down the columns go: into the small hours, or to noon when something lasts so long. */
export function minutesShown(week: readonly (readonly HoursRange[])[]): number {
  const usual = MINUTES_OF_DAY + 360
  return week.flat().some(({ to }) => to > usual) ? LATEST_END : usual
}
