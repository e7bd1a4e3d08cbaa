import type { OrderCard } from '@/lib/orders/schema'

/**
 * The numbers by which a list shows an order: first the one on its label, where it has one, then
 * the platform's, then ours.
 */
export function listNumbers({ labelNumber, platformOrderId, clientOrderId }: OrderCard) {
  const [first = clientOrderId, ...others] = [labelNumber, platformOrderId, clientOrderId].filter(
    (number) => number !== null,
  )
  return { first, others }
}
