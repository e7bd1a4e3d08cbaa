import { isClosed } from '@/lib/domain/stages'
import type { Moment, OrderCard } from '@/lib/orders/schema'

/** What has not happened by the time it should have, and for how many whole minutes (≥ 1). */
export type Lateness = { what: Moment | 'scheduled'; minutes: number }

const MINUTE_MS = 60_000

/**
 * Lateness is computed, never told by the platform: the next predicted moment has passed, or the
 * time the customer was promised has. The promise weighs more than a prediction.
 */
export function latenessOf(card: OrderCard, now: number): Lateness | null {
  if (isClosed(card.stage) || card.placing === 'refused') return null
  const promised = minutesSince(card.scheduledFor, now)
  if (promised >= 1) return { what: 'scheduled', minutes: promised }
  const predicted = minutesSince(card.next?.at ?? null, now)
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
