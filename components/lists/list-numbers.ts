import type { OrderCard } from '@/lib/orders/model/order-card'

type Numbered = Pick<OrderCard, 'family' | 'labelNumber' | 'platformOrderId' | 'clientOrderId'>

/**
 * The one number by which a list shows an order: that on its label, where it has one, else the
 * platform's; of food the till's.
 */
export function listNumber({
  family,
  labelNumber,
  platformOrderId,
  clientOrderId,
}: Numbered): string {
  return family === 'food' ? clientOrderId : (labelNumber ?? platformOrderId ?? clientOrderId)
}
