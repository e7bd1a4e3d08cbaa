import type { OrderCard } from '@/lib/orders/schema'

/** A store's own patience, in minutes (1 to 240): without a courier, at the store, on the way. */
export type LateMinutes = { waiting: number; atStore: number; riding: number }

/** Since when an order stays where it is, and until when its store puts up with that (epoch ms). */
export type Stay = { what: 'waiting' | 'atStore' | 'riding'; since: number; until: number }

const MINUTE_MS = 60_000
/** A scheduled order waits for its day: couriers are looked for from here on (food §8). */
const LOOKED_FOR_MS = 30 * MINUTE_MS

/**
 * Null where the store sets no limit: a courier who is coming has a predicted moment instead, and
 * none comes where the customer fetches it.
 */
export function stayOf(card: OrderCard, limits: LateMinutes): Stay | null {
  const what = whatOf(card)
  if (!what) return null
  const since = sinceOf(card, what)
  return { what, since, until: since + limits[what] * MINUTE_MS }
}

function whatOf({ stage, placing, selfPickup }: OrderCard): Stay['what'] | null {
  if (placing !== 'placed' || selfPickup) return null
  if (stage === 'waiting') return 'waiting'
  if (stage === 'at-store') return 'atStore'
  return stage === 'riding' || stage === 'near' ? 'riding' : null
}

function sinceOf(card: OrderCard, what: Stay['what']): number {
  if (what === 'waiting') {
    const lookedFor = card.scheduledFor ? Date.parse(card.scheduledFor) - LOOKED_FOR_MS : 0
    return Math.max(Date.parse(card.createdAt), lookedFor)
  }
  const began = what === 'riding' ? (card.pickedUpAt ?? card.statusAt) : card.statusAt
  return Date.parse(began ?? card.createdAt)
}
