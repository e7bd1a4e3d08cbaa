import type { DrawnWeek, HoursRange } from '@/lib/domain/hours/drawn-hours'
import { joinRanges } from '@/lib/domain/hours/ranges'

/** One range of the week: its day (0 is Sunday), and which of the day's. */
export type RangeAt = { readonly day: number; readonly index: number }

type PutRange = {
  ranges: HoursRange[]
  /** Where the new hours are now, perhaps as a part of longer ones. */
  index: number
  /** They overlapped or touched others, and are one with them now. */
  joined: boolean
}

/** A day with one more range; `instead` of one that it had, when given. Others are never lost. */
export function putRange(
  ranges: readonly HoursRange[],
  range: HoursRange,
  instead?: number,
): PutRange {
  const given = [...ranges.filter((_, index) => index !== instead), range]
  const joined = joinRanges(given)
  return {
    ranges: joined,
    index: joined.findIndex(({ from, to }) => from <= range.from && range.from < to),
    joined: joined.length < given.length,
  }
}

export function withoutRange(ranges: readonly HoursRange[], at: number): HoursRange[] {
  return ranges.filter((_, index) => index !== at)
}

export function withDay(week: DrawnWeek, day: number, ranges: readonly HoursRange[]): DrawnWeek {
  return week.map((was, index) => (index === day ? ranges : was))
}

/** The other days become as the one is. */
export function copyDay(week: DrawnWeek, from: number, to: readonly number[]): DrawnWeek {
  return week.map((was, index) => (to.includes(index) ? (week[from] ?? was) : was))
}

/** A range put on a day of the week, taken from where it was when it was somewhere already. */
export function placeRange(
  week: DrawnWeek,
  target: { day: number; range: HoursRange; from: RangeAt | null },
): { week: DrawnWeek; at: RangeAt; joined: boolean } {
  const { day, range, from } = target
  const stays = from?.day === day
  const freed =
    from && !stays ? withDay(week, from.day, withoutRange(week[from.day] ?? [], from.index)) : week
  const put = putRange(freed[day] ?? [], range, stays ? from.index : undefined)
  return {
    week: withDay(freed, day, put.ranges),
    at: { day, index: put.index },
    joined: put.joined,
  }
}

const USUAL: HoursRange = { from: 660, to: 1320 }
const SHORTEST_GAP = 60
const LAST_HOUR: HoursRange = { from: 1380, to: 1440 }

/**
 * Where hours that somebody asks for without saying when may go: the usual day on an empty one,
 * else the first hour that is free, from noon on and then from midnight. Null: the day is full.
 */
export function freeRange(ranges: readonly HoursRange[]): HoursRange | null {
  if (ranges.length === 0) return USUAL
  const taken = joinRanges(ranges)
  const isFree = ({ from, to }: HoursRange) =>
    taken.every((range) => to < range.from || range.to < from)
  const hours = [...Array(23).keys()].map((hour) => ((hour + 12) % 24) * 60)
  const starts = hours.map((from) => ({ from, to: from + SHORTEST_GAP }))
  return [...starts, LAST_HOUR].find(isFree) ?? null
}
