import { parseLocalTime } from '@/lib/domain/time/local-time'
import type { Region } from '@/lib/domain/areas'

/** What the parcel operations speak of, and how each is written on the wire. */

export type MerchantRef = {
  /** Issued by the operator; text in this family, unlike in express. */
  readonly merchantId: string
}

export type OrderRef = MerchantRef & {
  /** The platform's order id. */
  readonly orderId: string
}

export type Person = {
  readonly name: string
  /** Without country code. */
  readonly phone: string
  /** Digits; null for the region's own. */
  readonly callingCode?: string | null | undefined
}

export const merchantFields = ({ merchantId }: MerchantRef) => ({ merchant_id: merchantId })

export const orderFields = ({ merchantId, orderId }: OrderRef) => ({
  merchant_id: merchantId,
  order_id: orderId,
})

/** A time of an answer; null when it is missing or cannot be read. */
export const timeOf = (text: string | null, region: Region) =>
  text === null ? null : parseLocalTime(text, region)
