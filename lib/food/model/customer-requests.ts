import { z } from 'zod'
import { LONGEST_CUSTOMER_NOTE } from './customers'

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

export const forgetCustomerSchema = z.object({ customerId: z.number().int().positive() })
export type ForgetCustomer = z.infer<typeof forgetCustomerSchema>

export const noteCustomerSchema = z.object({
  customerId: z.number().int().positive(),
  note: z.string().trim().max(LONGEST_CUSTOMER_NOTE, 'tooLong'),
})
export type NoteCustomer = z.infer<typeof noteCustomerSchema>
