import { z } from 'zod'

/** Which stores' orders a board shows: their ids with commas between, 200 at most. */
export const boardStoresSchema = z.object({
  stores: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .transform((text) => text.split(',').map(Number)),
})
