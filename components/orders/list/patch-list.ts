import type { OrderCard, OrderListPage } from '@/lib/orders/schema'

/**
 * A card from the live stream in a page that shows it; an older one changes nothing. It stays where
 * it is also when the filter would not show it any more: nothing moves under the hand.
 */
export function patchList(page: OrderListPage, card: OrderCard): OrderListPage {
  const shown = page.cards.find(({ id }) => id === card.id)
  if (!shown || shown.version >= card.version) return page
  return { ...page, cards: page.cards.map((other) => (other === shown ? card : other)) }
}

/** A page that was read while the stream went on: what the stream has shown does not go back. */
export function mergeLists(shown: OrderListPage, read: OrderListPage): OrderListPage {
  return shown.cards.reduce(patchList, read)
}
