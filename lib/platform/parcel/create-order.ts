import type { Region } from '@/lib/domain/areas'
import type { BearerCall } from '../channel/bearer-channel'
import { omitEmpty, record, requiredText } from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import { draftFields, type ParcelOrderDraft } from './order-fields'

export type NewParcelOrder = ParcelOrderDraft & {
  /** From the quote; an order may be placed without. */
  readonly quotationKey?: string | null | undefined
}

type PlacedParcelOrder = { readonly orderId: string; readonly raw: JsonValue }

/** Conventions §4.4. Without an order id nothing says that there is an order: unreadable. */
export function createOrder(order: NewParcelOrder, region: Region): BearerCall<PlacedParcelOrder> {
  return {
    operation: 'createOrder',
    changes: true,
    path: '/order/create',
    body: () => ({
      quotation_key: omitEmpty(order.quotationKey),
      ...draftFields(order, region),
    }),
    answer: (data) => ({
      orderId: record({ order_id: requiredText }).parse(data).order_id,
      raw: data,
    }),
  }
}
