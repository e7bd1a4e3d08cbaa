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
