import type { TypedOrder } from './typed-order'

/** What an order form begins with when it is like an earlier order, or for a known customer. */
export type OrderStart = {
  /** Which of them it is, so that a half-typed form of another takes no place of its. */
  from: `order-${number}` | `customer-${number}`
  storeId: number
  order: Partial<Omit<TypedOrder, 'formKey' | 'storeId' | 'pickupCode' | 'clientOrderId'>>
}
