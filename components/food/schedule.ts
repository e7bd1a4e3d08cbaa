import type { Region } from '@/lib/domain/areas'
import { fromDateTimeLocal, scheduleWindow, toDateTimeLocal } from '@/lib/domain/local-time'
import type { FormProblem } from '@/lib/food/schema'

/*
 * Loaded when an order is for later and not before (0059): most are for now, and what calculates
 * with time zones weighs as much as all the rest of the form.
 */

/** What is wrong with a time: 30 minutes to 7 days ahead, both ends included (food §8). */
export function whenProblem(text: string, region: Region, now: Date): FormProblem | null {
  const at = fromDateTimeLocal(text, region)
  if (!at) return 'when'
  const { from, to } = scheduleWindow('food', now)
  if (at < from) return 'tooSoon'
  return at > to ? 'tooLate' : null
}

/** The ends of that window, as a `datetime-local` input takes them, by the store's own clock. */
export function whenBounds(region: Region, now: Date): { min: string; max: string } {
  const { from, to } = scheduleWindow('food', now)
  return { min: toDateTimeLocal(from, region), max: toDateTimeLocal(to, region) }
}
