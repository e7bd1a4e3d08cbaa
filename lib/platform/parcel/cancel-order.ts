import type { BearerCall } from '../channel/bearer-channel'
import { omitEmpty } from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import { orderFields, type OrderRef } from './references'

export type Cancellation = OrderRef & { readonly reason?: string | null | undefined }

/** Conventions §4.6: in 9033 and 9034 only, once in 60 seconds. Success comes without data. */
export function cancelOrder(cancellation: Cancellation): BearerCall<{ readonly raw: JsonValue }> {
  return {
    operation: 'cancelOrder',
    changes: true,
    path: '/order/cancel',
    body: () => ({ ...orderFields(cancellation), cancel_reason: omitEmpty(cancellation.reason) }),
    answer: (raw) => ({ raw }),
  }
}
