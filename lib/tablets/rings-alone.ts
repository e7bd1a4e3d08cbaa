import { alertKeyOf, alertOf } from '@/lib/food/model/alert-of'
import type { LiveEvent } from '@/lib/live/model/live-event'

/**
 * What a locked tablet hears: that a food order is new, changed or cancelled, as the board would
 * sound, and nothing of which order, whose or where.
 */
export function ringsAlone(): (event: LiveEvent) => LiveEvent | null {
  const seen = new Map<number, string>()
  return (event) => {
    if (event.type === 'beat' || event.type === 'resync') return event
    if (event.type !== 'order' || event.card.family !== 'food') return null
    const { card } = event
    // What was there before the screen locked is known to whoever was at it.
    const before = seen.get(card.id) ?? (card.stage === 'waiting' ? undefined : 'waiting')
    const sound = alertOf(card, before)
    seen.set(card.id, alertKeyOf(card))
    return sound && { type: 'ring', sound }
  }
}
