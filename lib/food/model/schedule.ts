import type { Region } from '@/lib/domain/areas'
import {
  type AdvanceMinutes,
  fromDateTimeLocal,
  scheduleWindow,
  toDateTimeLocal,
} from '@/lib/domain/time/local-time'

/*
 * Loaded when an order is for later and not before (0059): most are for now, and what calculates
 * with time zones weighs as much as all the rest of the form.
 */

/** When an order is for: the store's advance time to 7 days ahead (food §8); or what is wrong. */
export function readSchedule(
  text: string,
  region: Region,
  now: Date,
  advance: AdvanceMinutes = 30,
): Date | 'when' | 'tooSoon' | 'tooSoonHour' | 'tooLate' {
  const at = fromDateTimeLocal(text, region)
  if (!at) return 'when'
  const { from, to } = scheduleWindow('food', now, advance)
  if (at < from) return advance === 60 ? 'tooSoonHour' : 'tooSoon'
  return at > to ? 'tooLate' : at
}

/** The ends of that window, as a `datetime-local` input takes them, by the store's own clock. */
export function whenBounds(
  region: Region,
  now: Date,
  advance: AdvanceMinutes = 30,
): { min: string; max: string } {
  const { from, to } = scheduleWindow('food', now, advance)
  return { min: toDateTimeLocal(from, region), max: toDateTimeLocal(to, region) }
}

/** To these the suggested times are rounded up. */
const STEP_MS = 15 * 60_000

/** The first time at the door that a store which opens at `opens` can promise, for the input. */
export function laterAfter(
  opens: Date,
  region: Region,
  now: Date,
  advance: AdvanceMinutes,
): string | null {
  const { from, to } = scheduleWindow('food', now, advance)
  const ready = Math.max(scheduleWindow('food', opens, advance).from.getTime(), from.getTime())
  const at = new Date(Math.ceil(ready / STEP_MS) * STEP_MS)
  return at > to ? null : toDateTimeLocal(at, region)
}

/** When people eat, by the store's own clock. */
const MEALS = ['12:30', '18:00']

export type LaterChoice = {
  kind: 'hour' | 'today' | 'tomorrow'
  /** `HH:MM` of the store's clock. */
  clock: string
  /** As the input takes it. */
  value: string
}

/** Times that are often asked for: in an hour, and the next noon and evening that can be promised. */
export function laterChoices(region: Region, now: Date, advance: AdvanceMinutes): LaterChoice[] {
  const { from } = scheduleWindow('food', now, advance)
  const hour = new Date(Math.ceil((now.getTime() + 3_600_000) / 300_000) * 300_000)
  const today = toDateTimeLocal(now, region).slice(0, 10)
  const tomorrow = toDateTimeLocal(new Date(now.getTime() + 86_400_000), region).slice(0, 10)
  const inAnHour = toDateTimeLocal(hour, region)
  const meals = MEALS.map((clock): LaterChoice => {
    const at = fromDateTimeLocal(`${today}T${clock}`, region)
    const isToday = at !== null && at >= from
    const day = isToday ? today : tomorrow
    return { kind: isToday ? 'today' : 'tomorrow', clock, value: `${day}T${clock}` }
  })
  const soonest: LaterChoice = { kind: 'hour', clock: inAnHour.slice(11), value: inAnHour }
  return [soonest, ...meals].toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
