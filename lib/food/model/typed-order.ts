import type { Coordinates } from '@/lib/domain/coordinates'
import { LONGEST_CLIENT_ORDER_ID } from '@/lib/domain/client-order-id'
import { isAnotherAddress } from '@/lib/domain/address-match'
import type { PaymentKind } from './payment-kinds'

/** The most characters that each text takes (food §4.2). */
export const ORDER_TEXT_LIMITS = {
  recipientName: 64,
  recipientPhone: 32,
  address: 255,
  clientOrderId: LONGEST_CLIENT_ORDER_ID,
  remark: 1024,
  storeRemark: 1024,
} as const

/** The most characters of a note for the kitchen: our own, so that it fits a card and a ticket. */
export const LONGEST_KITCHEN_NOTE = 500

/**
 * A food order as staff type it. `amount` is dollars; `scheduledFor` is `YYYY-MM-DDTHH:MM` in the
 * store's local time. An order that the customer fetches needs no address and no pin (decision 0070).
 */
export type TypedOrder = {
  /** One form, one order: made by the browser when the form opens. */
  formKey: string
  storeId?: number | undefined
  /** `pickup`: the customer fetches it and no courier comes (food §2.1). */
  delivery: 'courier' | 'pickup'
  /** Four digits that the person chose; empty for the next that no open order has. */
  pickupCode: string
  /** Our own, such as the till's; empty for one that is made up. */
  clientOrderId: string
  recipientName: string
  recipientPhone: string
  address: string
  location?: Coordinates | undefined
  /** The address that stood there when the pin was put, which the form alone knows (decision 0101). */
  pinFor?: string
  /** Issued by the platform for the address, where the store uses such IDs (food §4.2). */
  addressId: string
  /** The address that it was given for, which the form alone knows. */
  addressIdFor?: string
  amount: string
  paymentKind: PaymentKind
  remark: string
  storeRemark: string
  /** Items or a note for the store's own kitchen; the platform never sees it. */
  kitchenNote?: string
  when: 'now' | 'later'
  scheduledFor: string
}

/** A key of the messages `food.form.problems`: forms translate it, the server sends it the same way. */
export type OrderProblem =
  | 'required'
  | 'tooLong'
  | 'amount'
  | 'amountRange'
  | 'pin'
  | 'pinOfAnother'
  | 'idOfAnother'
  | 'phone'
  | 'when'
  | 'tooSoon'
  | 'tooSoonHour'
  | 'tooLate'
  | 'pickupCode'

export type OrderProblems = Partial<Record<keyof TypedOrder, OrderProblem>>

type Pinned = Pick<TypedOrder, 'delivery' | 'location' | 'pinFor' | 'address'>

/** Whether the pin was put for another address than the one that stands there (decision 0101). */
export function isPinOfAnother({ delivery, location, pinFor = '', address }: Pinned): boolean {
  return delivery === 'courier' && location !== undefined && isAnotherAddress(pinFor, address)
}

type Identified = Pick<TypedOrder, 'delivery' | 'address' | 'addressId' | 'addressIdFor'>

/** Whether the ID was given for another address than the one that stands there (decision 0178). */
export function isIdOfAnother(order: Identified): boolean {
  const { delivery, address, addressId, addressIdFor = '' } = order
  return (
    delivery === 'courier' && addressId.trim() !== '' && isAnotherAddress(addressIdFor, address)
  )
}
