import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { record, text } from '../wire-values'
import { orderFields, type OrderRef } from './references'

type CancelledWaybill = {
  /** Null when the success came without data. */
  readonly orderId: string | null
  readonly raw: JsonValue
}

/** Express §4.6: in legacy status 8 only, and before a cut-off that is not published (§3). */
export function cancelOrder(order: OrderRef): SignedCall<CancelledWaybill> {
  return {
    operation: 'cancelOrder',
    changes: true,
    path: '/order/homeexpress/cancel',
    data: () => orderFields(order),
    answer: (data) => ({ orderId: record({ order_id: text }).parse(data).order_id, raw: data }),
  }
}
