import { z } from 'zod'
import { LIST_FILTERS } from '../model/order-list'

const MOST_STORES = 500

/** A page of a list as an address asks for it. */
export const listFormSchema = z.object({
  family: z.enum(['parcel', 'express', 'food']),
  stores: z
    .string()
    .regex(/^(\d{1,15}(,\d{1,15})*)?$/)
    .transform((ids) => (ids === '' ? [] : ids.split(',').map(Number)))
    .pipe(z.array(z.number()).max(MOST_STORES)),
  show: z.enum(['all', ...LIST_FILTERS]),
  q: z.string().max(60),
  after: z
    .string()
    .regex(/^\d{0,15}$/)
    .transform((id) => (id === '' ? null : Number(id))),
})
