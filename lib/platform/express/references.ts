import { parseLocalTime } from '@/lib/domain/time/local-time'

/** What the express operations speak of, and how each is written on the wire. */

export type MerchantRef = {
  /** Issued by the operator: an int in requests, text in callbacks (express §4.1, §6.1). */
  readonly merchantId: number
}

export type OrderRef = MerchantRef & {
  /** The platform's order id, at most 128 characters; the waybill's number is another. */
  readonly orderId: string
}

/** @throws RangeError when it is no whole number, so that nothing is sent */
export const merchantFields = ({ merchantId }: MerchantRef) => {
  if (!Number.isSafeInteger(merchantId)) throw new RangeError('merchant_id is an int in express')
  return { merchant_id: merchantId }
}

export const orderFields = (order: OrderRef) => ({
  order_id: order.orderId,
  ...merchantFields(order),
})

/** A time of an answer: Hong Kong's, where the family is. Null when it cannot be read. */
export const timeOf = (text: string | null) => (text === null ? null : parseLocalTime(text, 'HK'))
