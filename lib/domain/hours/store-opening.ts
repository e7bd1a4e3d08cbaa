import type { Region } from '../areas'
import { localDay, localDayPeriod } from '../time/local-time'
import { type HoursRange, type LocalDay, MINUTES_OF_DAY } from './drawn-hours'
import { type HoursInForce, inForceOn } from './hours-in-force'
import { CLOSED_DAY } from './hours-request'
import { shiftDay } from './local-days'
import { joinRanges, sameRanges, shiftRanges } from './ranges'

/** What decides whether a store is open, as far as what was sent from here tells. */
export type OpeningFacts = {
  /** The hours that the platform accepted last; `NOTHING_SENT` where nothing ever was. */
  readonly inForce: HoursInForce
  /** Hours were sent after those, and nobody knows whether they hold. */
  readonly isUncertain: boolean
  /** What somebody switched last; null: nobody ever did from here. */
  readonly switched: {
    readonly open: boolean
    /** The platform said that it took it. */
    readonly isAccepted: boolean
    readonly at: Date
    /** When a pause ends; null: until further notice, or open. */
    readonly reopenAt: Date | null
  } | null
}

/** What is in effect at a store: the switch alone closes it, and an open one is open by its hours. */
export type StoreOpening =
  /** `closesAt` null: not within what is known of the next days. */
  | { readonly kind: 'open'; readonly closesAt: Date | null }
  | {
      readonly kind: 'closed'
      readonly by: 'hours' | 'switch'
      /** Null: longer than a week. */
      readonly since: Date | null
      /** Null: until further notice, or not within what is known of the next days. */
      readonly opensAt: Date | null
    }
  /** Nothing was ever sent of it, or what was sent is not confirmed. */
  | { readonly kind: 'unknown' }

/** Days that are looked through: before today, and from today on. */
const DAYS_BACK = 7
const DAYS_AHEAD = 15

const MINUTE_MS = 60_000

/**
 * Whether a store is open at an instant, since when it is closed and when it opens or closes next.
 * The minutes before closing in which no new customers are taken (food §4.9) are not counted.
 */
export function storeOpening(facts: OpeningFacts, region: Region, now: Date): StoreOpening {
  const { switched } = facts
  const hours = hoursAround(facts.inForce, region, now)
  const isKnown = hours !== null && !facts.isUncertain
  if (switched && !switched.open && switched.isAccepted) {
    const { at, reopenAt } = switched
    const opensAt = reopenAt && reopenAt > now ? reopenAt : null
    const byHours = opensAt && isKnown ? hours.openFrom(opensAt) : opensAt
    return { kind: 'closed', by: 'switch', since: at, opensAt: byHours }
  }
  if (!isKnown) return { kind: 'unknown' }
  const closure = hours.closureAt(now)
  if (closure) return { kind: 'closed', by: 'hours', ...closure }
  // To be opened, or to be closed, and no answer yet: its hours would have it open.
  if (switched && !switched.isAccepted) return { kind: 'unknown' }
  return { kind: 'open', closesAt: hours.closesAfter(now) }
}

/** The hours around an instant; null where nothing is known of that very day. */
function hoursAround(inForce: HoursInForce, region: Region, now: Date) {
  const today = localDay(now, region)
  const midnight = localDayPeriod(today, region)?.from
  if (!midnight || inForceOn(inForce, today) === null) return null
  const { first, end, open } = openMinutes(inForce, today)
  // No region changes its clocks during the year: a day has 1,440 minutes.
  const minuteOf = (instant: Date) => (instant.getTime() - midnight.getTime()) / MINUTE_MS
  const instantOf = (minute: number | undefined) =>
    minute === undefined || minute <= first || minute >= end
      ? null
      : new Date(midnight.getTime() + minute * MINUTE_MS)
  const at = (minute: number) => open.find(({ from, to }) => from <= minute && minute < to)
  const nextFrom = (minute: number) => instantOf(open.find(({ from }) => from > minute)?.from)
  return {
    /** The instant itself where it is open then, or nothing is known of it; else the next opening. */
    openFrom: (instant: Date) => {
      const minute = minuteOf(instant)
      return minute >= end || at(minute) ? instant : nextFrom(minute)
    },
    closesAfter: (instant: Date) => instantOf(at(minuteOf(instant))?.to),
    /** Null: open at that instant. */
    closureAt: (instant: Date) => {
      const minute = minuteOf(instant)
      if (at(minute)) return null
      const last = open.findLast(({ to }) => to <= minute)
      return { since: instantOf(last?.to), opensAt: nextFrom(minute) }
    },
  }
}

/** The days around today of which something is known, without a gap, in minutes from its midnight. */
function openMinutes(
  inForce: HoursInForce,
  today: LocalDay,
): { first: number; end: number; open: HoursRange[] } {
  const isKnown = (day: number) => inForceOn(inForce, shiftDay(today, day)) !== null
  let firstDay = 0
  while (firstDay > -DAYS_BACK && isKnown(firstDay - 1)) firstDay -= 1
  let endDay = 1
  while (endDay < DAYS_AHEAD && isKnown(endDay)) endDay += 1
  const days = Array.from({ length: endDay - firstDay }, (_, index) => firstDay + index)
  return {
    first: firstDay * MINUTES_OF_DAY,
    end: endDay * MINUTES_OF_DAY,
    open: joinRanges(
      days.flatMap((day) =>
        shiftRanges(meantOn(inForce, shiftDay(today, day)), -day * MINUTES_OF_DAY),
      ),
    ),
  }
}

/** The open minutes of a day; the one minute of a date that is closed as a whole is not meant. */
function meantOn(inForce: HoursInForce, day: LocalDay): readonly HoursRange[] {
  const ranges = inForceOn(inForce, day) ?? []
  return inForce.temporary.has(day) && sameRanges(ranges, [CLOSED_DAY]) ? [] : ranges
}
