import 'server-only'
import { applyAccount } from '@/lib/orders/apply-account'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import type { FoodOrder } from '@/lib/platform/food/order-info'

/** Takes the platform's account of an order (food §2.1) into ours. The order must be locked. */
export function applyAnswer(
  tx: Transaction,
  order: OrderRow,
  answer: FoodOrder,
  now: Date,
): Promise<void> {
  const { orderId, clientOrderId, code, modifiedAt, courier } = answer
  const account = {
    platformOrderId: orderId,
    clientOrderId,
    status: { code, text: null, at: modifiedAt },
    courier,
    change: {
      ...(answer.trackerUrl === null ? {} : { trackerUrl: answer.trackerUrl }),
      ...(answer.directMetres === null ? {} : { directMetres: answer.directMetres }),
      ...(answer.travelMetres === null ? {} : { travelMetres: answer.travelMetres }),
      answer: answer.raw as Record<string, unknown>,
    },
  }
  return applyAccount(tx, order, account, now)
}
