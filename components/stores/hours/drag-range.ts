import { LATEST_END, MINUTES_OF_DAY, type HoursRange } from '@/lib/domain/hours/drawn-hours'

/** What a hand or an arrow key can hit; exact minutes are typed. */
export const STEP = 15
const LATEST_START = MINUTES_OF_DAY - STEP

export type Edge = 'from' | 'to'

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

export const snap = (minute: number) => Math.round(minute / STEP) * STEP

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
