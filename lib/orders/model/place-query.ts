import { z } from 'zod'

/** What is looked for while an address is typed in a form of the store's; nothing: the latest addresses. */
export const placeQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  family: z.enum(['food', 'parcel', 'express']),
  text: z.string().trim().max(255),
})

export type PlaceQuery = z.infer<typeof placeQuerySchema>
