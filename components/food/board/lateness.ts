import { isClosed } from '@/lib/domain/stages'
import type { Moment } from '@/lib/domain/time/moments'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** What has not happened by the time it should have, and for how many whole minutes (≥ 1). */
export type Lateness = { what: Moment | 'scheduled' | Dwell['what']; minutes: number }

const MINUTE_MS = 60_000
/** A scheduled order waits for its day: couriers are looked for from here on (food §8). */
const LOOKED_FOR_MS = 30 * MINUTE_MS

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
  // It is about to end: nobody waits for the courier any more.
  if (card.cancelling?.state === 'agreed' || isFetched(card)) return null
  const promised = minutesSince(card.scheduledFor, now)
  if (promised >= 1) return { what: 'scheduled', minutes: promised }
  const next = nextOf(card)
  const predicted = minutesSince(next?.at ?? null, now)
  const stay = limits && dwellOf(card, limits)
  if (stay && now >= stay.until && (now - stay.until) / MINUTE_MS >= predicted) {
    return { what: stay.what, minutes: Math.floor((now - stay.since) / MINUTE_MS) }
  }
  return next && predicted >= 1 ? { what: next.moment, minutes: predicted } : null
}

/**
 * Whole minutes until something should have happened, negative once an order is late (`late`, of the
 * same moment); null where nothing says when. A prediction goes before the store's patience.
 */
export function minutesLeft(
  card: OrderCard,
  now: number,
  { limits, late }: { limits: LateMinutes | null; late: Lateness | null },
): number | null {
  if (isClosed(card.stage) || card.placing === 'refused' || isFetched(card)) return null
  const stay = limits && dwellOf(card, limits)
  if (late) return late.what === stay?.what ? -Math.max(1, over(stay.until, now)) : -late.minutes
  const until = nextOf(card)?.at ?? (stay ? new Date(stay.until).toISOString() : card.scheduledFor)
  return until === null ? null : minutesUntil(until, now)
}

const over = (until: number, now: number) => Math.floor((now - until) / MINUTE_MS)

/** How many of these orders are late. */
export function countLate(
  cards: readonly OrderCard[],
  now: number,
  limitsOf: (storeId: number) => LateMinutes | null,
): number {
  return cards.filter((card) => latenessOf(card, now, limitsOf(card.storeId)) !== null).length
}

/** When work on an order for later begins (epoch ms); null for one that is for now. */
export function startOf({ scheduledFor, kitchenStartAt }: OrderCard): number | null {
  if (kitchenStartAt) return Date.parse(kitchenStartAt)
  return scheduledFor === null ? null : Date.parse(scheduledFor) - LOOKED_FOR_MS
}

/** The customer has it: staff said so, and no status will (decision 0245). */
export function isFetched({ selfPickup, handedOverAt }: OrderCard): boolean {
  return selfPickup && handedOverAt !== null
}

/** Of what was handed over, nobody waits for a courier to accept or to come. */
function nextOf({ next, handedOverAt }: OrderCard): OrderCard['next'] {
  return handedOverAt !== null && next?.moment !== 'delivery' ? null : next
}

/** Whole minutes since an ISO instant; 0 for one that is to come, or none. */
export function minutesSince(at: string | null, now: number): number {
  return at === null ? 0 : Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS))
}

/** Minutes until an ISO instant, rounded up: "in 1 min" until it has come. 0 when it has passed. */
export function minutesUntil(at: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now) / MINUTE_MS))
}

/** A store's own patience, in minutes (1 to 240): without a courier, at the store, on the way. */
export type LateMinutes = { waiting: number; atStore: number; riding: number }

/** Since when an order stays where it is, and until when its store puts up with that (epoch ms). */
type Dwell = { what: 'waiting' | 'atStore' | 'riding'; since: number; until: number }

/**
 * Null where the store sets no limit: a courier who is coming has a predicted moment instead, and
 * none comes where the customer fetches it.
 */
export function dwellOf(card: OrderCard, limits: LateMinutes): Dwell | null {
  const what = whatOf(card)
  if (!what) return null
  const since = sinceOf(card, what)
  return { what, since, until: since + limits[what] * MINUTE_MS }
}

function whatOf({ stage, placing, selfPickup, handedOverAt }: OrderCard): Dwell['what'] | null {
  if (placing !== 'placed' || selfPickup) return null
  if (handedOverAt !== null) return 'riding'
  if (stage === 'waiting') return 'waiting'
  if (stage === 'at-store') return 'atStore'
  return stage === 'riding' || stage === 'near' ? 'riding' : null
}

function sinceOf(card: OrderCard, what: Dwell['what']): number {
  if (what === 'waiting') {
    const lookedFor = card.scheduledFor ? Date.parse(card.scheduledFor) - LOOKED_FOR_MS : 0
    return Math.max(Date.parse(card.createdAt), lookedFor)
  }
  const rides = card.stage === 'riding' || card.stage === 'near'
  const left = rides ? (card.pickedUpAt ?? card.statusAt) : card.handedOverAt
  return Date.parse((what === 'riding' ? left : card.statusAt) ?? card.createdAt)
}
