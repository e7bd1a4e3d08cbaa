import { isClosed } from '@/lib/domain/stages'
import type { Moment } from '@/lib/domain/time/moments'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** What comes next for an order: a forecast, or what the stage alone says. Keys of `food.order.next` and `parcelPage.next`. */
type Next =
  | { kind: 'expected'; moment: Moment; at: string; asOf: string; isPast: boolean }
  | { kind: 'ended'; at: string | null }
  | { kind: 'pickup' | 'waiting' | 'coming' | 'atStore' | 'riding'; at: null }

const BY_STAGE = {
  waiting: 'waiting',
  coming: 'coming',
  'at-store': 'atStore',
  riding: 'riding',
  near: 'riding',
} as const

/** Null where something else has to be said first: an order in doubt, refused, or of an unknown stage. */
export function nextOf(card: OrderCard, now: number): Next | null {
  const { stage, placing, selfPickup, next } = card
  if (placing === 'refused') return null
  if (isClosed(stage)) return { kind: 'ended', at: card.closedAt }
  if (placing !== 'placed' || card.cancelling) return null
  if (selfPickup) return { kind: 'pickup', at: null }
  if (next) {
    const { moment, at, asOf } = next
    return { kind: 'expected', moment, at, asOf, isPast: Date.parse(at) < now }
  }
  const known = Object.entries(BY_STAGE).find(([name]) => name === stage)
  return known ? { kind: known[1], at: null } : null
}
