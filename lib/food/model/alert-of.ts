import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** What happened to an order that somebody should know of, the most important first. */
export const ALERT_KINDS = ['cancelled', 'new', 'changed'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/**
 * Where an order stands as far as hearing of it goes: another mark is news. Near the door is still
 * on the way, and a new prediction or courier's name is none.
 */
export function alertKeyOf({ placing, stage, cancelling }: OrderCard): string {
  // Whoever asked for it, or was told that it is agreed, hears no more of it when the status comes.
  if (cancelling?.state === 'agreed' && !isClosed(stage)) return 'cancelled'
  if (placing === 'refused' || placing === 'unconfirmed') return placing
  return stage === 'near' ? 'riding' : stage
}

/**
 * What is news about an order to somebody who last saw it at `seen` (a `alertKeyOf`, undefined: never).
 * A delivered order asks nothing of anybody, and one that is still being sent is not an order yet;
 * a refused one that was never seen was refused to whoever typed it.
 */
export function alertOf(card: OrderCard, seen: string | undefined): AlertKind | null {
  const mark = alertKeyOf(card)
  if (mark === seen || card.placing === 'placing') return null
  if (card.placing === 'refused') {
    return seen === undefined || card.refusalSeenAt !== null ? null : 'changed'
  }
  if (mark === 'cancelled') return 'cancelled'
  if (isClosed(card.stage)) return null
  // Staff handed it over themselves: that it rides is no news to them.
  if (card.handedOverAt !== null && mark === 'riding') return null
  return seen === undefined ? 'new' : 'changed'
}
