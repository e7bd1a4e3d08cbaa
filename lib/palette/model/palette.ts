import type { OrderHit } from '@/lib/orders/model/order-hit'

/** A customer whom a store knows. */
export type CustomerHit = { id: number; storeId: number; name: string; phone: string }

/** What a text means among the records that the person may see; the likeliest of each kind first. */
export type PaletteFound = {
  orders: OrderHit[]
  customers: CustomerHit[]
  /** Stores by name in any language, code or phone. */
  storeIds: number[]
}

/** One letter means half of everything; one Chinese character may be a name. */
export function isSearchable(text: string): boolean {
  const { length } = text.trim()
  return length >= 2 || /\p{Script=Han}/u.test(text)
}
