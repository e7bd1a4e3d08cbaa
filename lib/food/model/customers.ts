import { z } from 'zod'
import type { Coordinates } from '@/lib/domain/coordinates'

/** From this many digits of a phone on, known customers are looked for. */
const CUSTOMER_DIGITS = 4

/** Who ordered at a store before; `phone` as it was typed so far. */
export const customerQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  phone: z
    .string()
    .max(40)
    .refine((typed) => (typed.match(/\p{Nd}/gu) ?? []).length >= CUSTOMER_DIGITS),
})

export type CustomerQuery = z.infer<typeof customerQuerySchema>

/** One page of a store's customers, latest first; `after` is the `next` of the page before. */
export const customerListSchema = z.object({
  storeId: z.coerce.number().int().positive(),
  search: z.string().trim().max(64).catch(''),
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .nullable()
    .catch(null),
})

export type CustomerListQuery = z.infer<typeof customerListSchema>

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

export const forgetCustomerSchema = z.object({ customerId: z.number().int().positive() })

export type ForgetCustomer = z.infer<typeof forgetCustomerSchema>

/** The most characters of a customer's note: a line or two beside an order. */
export const LONGEST_CUSTOMER_NOTE = 300

export const noteCustomerSchema = z.object({
  customerId: z.number().int().positive(),
  note: z.string().trim().max(LONGEST_CUSTOMER_NOTE, 'tooLong'),
})

export type NoteCustomer = z.infer<typeof noteCustomerSchema>
