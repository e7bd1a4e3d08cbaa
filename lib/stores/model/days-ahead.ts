import { compileHours, type CompileContext, type HoursNotice } from './compile-hours'
import type { DrawnHours, HoursRange, LocalDay } from '@/lib/domain/hours/drawn-hours'
import {
  inForceOn,
  NOTHING_SENT,
  applyHoursRequest,
  type HoursInForce,
} from '@/lib/domain/hours/hours-in-force'
import type { TemporaryElement } from '@/lib/domain/hours/hours-request'
import { dayOf, shiftDay, weekdayOf } from '@/lib/domain/hours/local-days'
import { sameRanges } from '@/lib/domain/hours/ranges'

/** One day as customers will get it. */
export type DayAhead = {
  readonly date: LocalDay
  /** 0 is Sunday. */
  readonly weekday: number
  /** The open minutes on the platform, within the day; the minute of a closed day included. */
  readonly open: readonly HoursRange[]
  /** Why the day is not as in every week. */
  readonly because: readonly ('special' | 'closure')[]
  /** The names of its special day and closures, as far as they have any. */
  readonly names: readonly string[]
  readonly note: HoursNotice | null
  /** What is sent for this very date; none: its weekday's regular hours hold. */
  readonly elements: readonly TemporaryElement[]
}

/** The next days, today first, as they will be once the hours as drawn were sent. */
export function daysAhead(hours: DrawnHours, context: CompileContext, count = 14): DayAhead[] {
  const { regular, temporary, notes } = compileHours(hours, context)
  const inForce = applyHoursRequest(
    applyHoursRequest(NOTHING_SENT, { kind: 'regular', elements: regular }),
    {
      kind: 'temporary',
      elements: temporary,
    },
  )
  return daysFrom(context.today, count).map((date) => ({
    date,
    weekday: weekdayOf(date),
    open: inForceOn(inForce, date) ?? [],
    ...causes(hours, date),
    note: notes.find((note) => note.date === date) ?? null,
    elements: temporary.filter(({ start_time }) => start_time.startsWith(date)),
  }))
}

/** A day on which two states of the platform differ; null: nothing is known of it. */
export type DayDifference = {
  readonly date: LocalDay
  readonly before: readonly HoursRange[] | null
  readonly after: readonly HoursRange[] | null
}

/** The days among the next `count` that would change. */
export function differingDays(
  states: { readonly before: HoursInForce; readonly after: HoursInForce },
  { from, count }: { readonly from: LocalDay; readonly count: number },
): DayDifference[] {
  return daysFrom(from, count).flatMap((date) => {
    const before = inForceOn(states.before, date)
    const after = inForceOn(states.after, date)
    const same = before && after ? sameRanges(before, after) : before === after
    return same ? [] : [{ date, before, after }]
  })
}

const daysFrom = (day: LocalDay, count: number) =>
  Array.from({ length: count }, (_, index) => shiftDay(day, index))

function causes({ specialDays, closures }: DrawnHours, day: LocalDay) {
  const special = specialDays.filter(({ date }) => date === day)
  const closed = closures.filter(({ from, to }) => dayOf(from) <= day && `${day}T00:00` < to)
  return {
    because: [
      ...(special.length > 0 ? (['special'] as const) : []),
      ...(closed.length > 0 ? (['closure'] as const) : []),
    ],
    names: [...special, ...closed].map(({ name }) => name).filter((name) => name !== ''),
  }
}
