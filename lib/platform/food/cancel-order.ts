import { omitEmpty, record, text } from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { orderFields, type OrderRef } from './references'

export type Cancellation = OrderRef & {
  /** At most 255 characters. */
  readonly reason?: string | null | undefined
  /** Four digits, as text: leading zeros count. Null for `0000`, the platform's default. */
  readonly staffNumber?: string | null | undefined
}

type CancelledOrder = {
  /** Null when the success came without data. */
  readonly orderId: string | null
  readonly clientOrderId: string | null
  readonly raw: JsonValue
}

/** Food §4.3. Allowed until the order is completed. */
export function cancelOrder(cancellation: Cancellation): SignedCall<CancelledOrder> {
  return {
    operation: 'cancelOrder',
    changes: true,
    path: '/order/takeaway/cancel',
    data: () => ({
      ...orderFields(cancellation),
      cancel_reason: omitEmpty(cancellation.reason),
      user_code: omitEmpty(cancellation.staffNumber),
    }),
    answer: (data) => {
      const wire = record({ order_id: text, client_order_id: text }).parse(data)
      return { orderId: wire.order_id, clientOrderId: wire.client_order_id, raw: data }
    },
  }
}
