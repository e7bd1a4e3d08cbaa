import { rangeFault } from '@/lib/domain/hours/check-hours'
import { MINUTES_OF_DAY, type HoursRange } from '@/lib/domain/hours/drawn-hours'

/** What is wrong with typed times: a key of the messages `hours.times.problems`. */
export type TypedFault = 'clock' | 'start' | 'tooLong'

/** Minutes from midnight of `9`, `930`, `9:30`, `9.30`, `24:00`; null: no time of day. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.：]?(\d{2}))?$/.exec(text.trim())
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0)
  const isClock = Number(match[2] ?? 0) < 60 && minutes <= MINUTES_OF_DAY
  return isClock ? minutes : null
}

/** Typed hours; an end that is not after the start is one of the next day. */
export function typedRange(
  opens: string,
  closes: string,
): { range: HoursRange; fault: null } | { range: null; fault: TypedFault; field: 'from' | 'to' } {
  const from = parseClock(opens)
  const end = parseClock(closes)
  if (from === null) return { range: null, fault: 'clock', field: 'from' }
  if (from === MINUTES_OF_DAY) return { range: null, fault: 'start', field: 'from' }
  if (end === null) return { range: null, fault: 'clock', field: 'to' }
  const range = { from, to: end > from ? end : end + MINUTES_OF_DAY }
  if (rangeFault(range)) return { range: null, fault: 'tooLong', field: 'to' }
  return { range, fault: null }
}
