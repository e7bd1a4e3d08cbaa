import type { OrderCard } from '@/lib/orders/schema'

/** Our own orders with the platform's latest among them: in its place, or before the rest. */
export function mergeFound(
  here: readonly OrderCard[],
  latest: OrderCard | null,
): readonly OrderCard[] {
  if (!latest) return here
  return here.some(({ id }) => id === latest.id)
    ? here.map((card) => (card.id === latest.id ? latest : card))
    : [latest, ...here]
}
