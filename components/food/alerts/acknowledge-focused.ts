import type { OrderCard } from '@/lib/orders/schema'
import { acknowledgeCards } from './use-acknowledged'

/** Acknowledges the order whose card has the focus; without one, everything. */
export function acknowledgeFocused(cards: readonly OrderCard[], all: () => void): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')
  const card = cards.find(({ id }) => String(id) === focused?.dataset['card'])
  if (card) acknowledgeCards([card])
  else all()
}
