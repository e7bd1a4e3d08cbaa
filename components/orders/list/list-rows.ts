import type { Region } from '@/lib/domain/areas'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** One order of a list, with what its family and its store add. */
export type ListRow = {
  card: OrderCard
  href: string
  /** How its link is read aloud. */
  label: string
  storeCode: string
  region: Region
}

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
