import { isClosed } from '@/lib/domain/stages'
import type { Moment, OrderCard } from '@/lib/orders/schema'
import { stayOf, type LateMinutes, type Stay } from './stay'

/** What has not happened by the time it should have, and for how many whole minutes (≥ 1). */
export type Lateness = { what: Moment | 'scheduled' | Stay['what']; minutes: number }

const MINUTE_MS = 60_000

/**
 * Lateness is computed, never told by the platform: the time the customer was promised has passed,
 * or the next predicted moment has, or the order has stayed where it is for longer than its store
 * allows (`limits`). The promise weighs most; of the others the one longest overdue is named.
 */
export function latenessOf(
  card: OrderCard,
  now: number,
  limits: LateMinutes | null = null,
): Lateness | null {
  if (isClosed(card.stage) || card.placing === 'refused') return null
  const promised = minutesSince(card.scheduledFor, now)
  if (promised >= 1) return { what: 'scheduled', minutes: promised }
  const predicted = minutesSince(card.next?.at ?? null, now)
  const stay = limits && stayOf(card, limits)
  if (stay && now >= stay.until && (now - stay.until) / MINUTE_MS >= predicted) {
    return { what: stay.what, minutes: Math.floor((now - stay.since) / MINUTE_MS) }
  }
  return card.next && predicted >= 1 ? { what: card.next.moment, minutes: predicted } : null
}

/** Whole minutes since an ISO instant; 0 for one that is to come, or none. */
export function minutesSince(at: string | null, now: number): number {
  return at === null ? 0 : Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS))
}

/** Minutes until an ISO instant, rounded up: "in 1 min" until it has come. 0 when it has passed. */
export function minutesUntil(at: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now) / MINUTE_MS))
}
