import type { OrderCard } from '@/lib/orders/schema'

/** A card from the live stream on the page of its order; an older one changes nothing. */
export function patchCard<Detail extends { card: OrderCard }>(
  detail: Detail,
  card: OrderCard,
): Detail {
  if (detail.card.id !== card.id || detail.card.version >= card.version) return detail
  return { ...detail, card }
}
