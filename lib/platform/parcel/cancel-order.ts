import type { BearerCall } from '../bearer-channel'
import { given } from '../given'
import type { JsonValue } from '../parse-json'
import { orderFields, type OrderRef } from './references'

export type Cancellation = OrderRef & { readonly reason?: string | null | undefined }

/** Conventions §4.6: in 9033 and 9034 only, once in 60 seconds. Success comes without data. */
export function cancelOrder(cancellation: Cancellation): BearerCall<{ readonly raw: JsonValue }> {
  return {
    operation: 'cancelOrder',
    path: '/order/cancel',
    changes: true,
    body: () => ({ ...orderFields(cancellation), cancel_reason: given(cancellation.reason) }),
    answer: (raw) => ({ raw }),
  }
}
