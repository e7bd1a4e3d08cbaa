import type { Coordinates } from '@/lib/domain/coordinates'

export type KnownAddress = {
  id: number
  address: string
  /** Issued by the platform (food §4.2); empty where there is none. */
  addressId: string
  location: Coordinates
  remark: string
}

/** `phone` is dialled at the store as it is: national digits, or `+` and all of a foreign number. */
export type KnownCustomer = {
  id: number
  phone: string
  name: string
  /** What staff of the store wrote of them; empty where there is nothing. */
  note: string
  orderCount: number
  /** ISO. */
  lastOrderAt: string
  /** Latest first. */
  addresses: KnownAddress[]
}

/** `isExact`: the typed number is this customer's, complete. */
export type CustomerMatch = KnownCustomer & { isExact: boolean }

export type CustomerPage = { customers: KnownCustomer[]; next: string | null }

/** The most characters of a customer's note: a line or two beside an order. */
export const LONGEST_CUSTOMER_NOTE = 300
