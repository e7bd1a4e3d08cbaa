import type { HoursRange, LocalDay } from './drawn-hours'
import {
  readRegular,
  readTemporary,
  type RegularElement,
  type TemporaryElement,
} from './hours-request'
import { weekdayOf } from './local-days'

/** What the platform holds, as far as our own requests tell: it cannot be read back. */
export type HoursInForce = {
  /** Sunday first; null: nothing was ever sent from here. */
  readonly regular: readonly (readonly HoursRange[])[] | null
  /** Each replaces the whole of its day. */
  readonly temporary: ReadonlyMap<LocalDay, readonly HoursRange[]>
}

export type HoursRequest =
  | { readonly kind: 'regular'; readonly elements: readonly RegularElement[] }
  | { readonly kind: 'temporary'; readonly elements: readonly TemporaryElement[] }

export const NOTHING_SENT: HoursInForce = { regular: null, temporary: new Map() }

/** Requests take effect in the order in which they were accepted (food §4.8 rules 1 and 2). */
export function applyHoursRequest(now: HoursInForce, request: HoursRequest): HoursInForce {
  return request.kind === 'regular'
    ? { ...now, regular: readRegular(request.elements) }
    : { ...now, temporary: new Map([...now.temporary, ...readTemporary(request.elements)]) }
}

/** The open minutes of a day; null when nothing sent says anything about it. */
export function inForceOn(hours: HoursInForce, day: LocalDay): readonly HoursRange[] | null {
  return hours.temporary.get(day) ?? hours.regular?.[weekdayOf(day)] ?? null
}

/** Whether the store is open at that minute of the day (0 to 1439); null when nobody knows. */
export function isOpenInForce(hours: HoursInForce, day: LocalDay, minute: number): boolean | null {
  const ranges = inForceOn(hours, day)
  return ranges && ranges.some(({ from, to }) => from <= minute && minute < to)
}
