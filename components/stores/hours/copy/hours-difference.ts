import type { Closure, DrawnHours, HoursRange, LocalDay } from '@/lib/domain/hours/drawn-hours'
import { normaliseHours } from '@/lib/stores/model/normalise-hours'
import { sameRanges } from '@/lib/domain/hours/ranges'

/** One thing that differs between two drawings. */
export type HoursDifference =
  /** `before` null: nobody here knows. */
  | { kind: 'weekday'; weekday: number; before: Ranges | null; after: Ranges }
  /** A special day; null: none of its own, so the week's hours hold. */
  | { kind: 'date'; date: LocalDay; before: Ranges | null; after: Ranges | null }
  | { kind: 'closed' | 'notClosed'; closure: Closure }
type Ranges = readonly HoursRange[]

/** What a reader must know before `before` becomes `after`; names alone make no difference. */
export function hoursDifference(before: DrawnHours, after: DrawnHours): HoursDifference[] {
  const [one, other] = [normaliseHours(before), normaliseHours(after)]
  return [...weekdays(one, other), ...dates(one, other), ...closures(one, other)]
}

/** What a store gets whose hours nobody here knows: each day of the week, and what is special. */
export function hoursBeyondUnknown(after: DrawnHours): HoursDifference[] {
  const { week, ...special } = normaliseHours(after)
  const none = { week, specialDays: [], closures: [] }
  return [
    ...week.map((ranges, weekday) => ({
      kind: 'weekday' as const,
      weekday,
      before: null,
      after: ranges,
    })),
    ...hoursDifference(none, { week, ...special }),
  ]
}

export const sameHours = (one: DrawnHours, other: DrawnHours) =>
  JSON.stringify(normaliseHours(one)) === JSON.stringify(normaliseHours(other))

function weekdays(before: DrawnHours, after: DrawnHours): HoursDifference[] {
  return before.week.flatMap((was, weekday) => {
    const is = after.week[weekday] ?? []
    return sameRanges(was, is)
      ? []
      : [{ kind: 'weekday' as const, weekday, before: was, after: is }]
  })
}

function dates(before: DrawnHours, after: DrawnHours): HoursDifference[] {
  const rangesOf = (hours: DrawnHours) =>
    new Map(hours.specialDays.map(({ date, ranges }) => [date, ranges]))
  const [were, are] = [rangesOf(before), rangesOf(after)]
  return [...new Set([...were.keys(), ...are.keys()])].toSorted().flatMap((date) => {
    const was = were.get(date) ?? null
    const is = are.get(date) ?? null
    if (was && is && sameRanges(was, is)) return []
    return [{ kind: 'date' as const, date, before: was, after: is }]
  })
}

function closures(before: DrawnHours, after: DrawnHours): HoursDifference[] {
  const beyond = (some: DrawnHours, others: DrawnHours) =>
    some.closures.filter(
      ({ from, to }) => !others.closures.some((other) => other.from === from && other.to === to),
    )
  return [
    ...beyond(after, before).map((closure) => ({ kind: 'closed' as const, closure })),
    ...beyond(before, after).map((closure) => ({ kind: 'notClosed' as const, closure })),
  ]
}

/** What can be copied to another store, each on its own. */
export const HOURS_PARTS = ['week', 'specialDays', 'closures'] as const
export type HoursPart = (typeof HOURS_PARTS)[number]

/** The hours `onto`, with these parts of `from` in the place of its own. */
export function copyParts(
  from: DrawnHours,
  onto: DrawnHours,
  parts: readonly HoursPart[],
): DrawnHours {
  return parts.reduce((hours, part) => ({ ...hours, [part]: from[part] }), onto)
}
