import { compileHours } from '@/lib/domain/hours/compile-hours'
import { differingDays, type DayDifference } from '@/lib/domain/hours/days-ahead'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { putInForce, type HoursInForce } from '@/lib/domain/hours/hours-in-force'
import type { StoreHours } from '@/lib/stores/schema'

const DAYS = 14

/** The next 14 days that change for customers when these hours are sent. */
export function differingAhead(
  hours: DrawnHours,
  { today, held, inForce }: Pick<StoreHours, 'today' | 'held' | 'inForce'>,
): DayDifference[] {
  const before: HoursInForce = {
    regular: inForce.regular,
    temporary: new Map(Object.entries(inForce.temporary)),
  }
  const { regular, temporary } = compileHours(hours, { today, held })
  const week = putInForce(before, { kind: 'regular', elements: regular })
  const after = putInForce(week, { kind: 'temporary', elements: temporary })
  return differingDays({ before, after }, { from: today, count: DAYS })
}
