import { z } from 'zod'

/** What is looked for when a person presses "Find address" in a form of the store's. */
export const addressQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  text: z.string().trim().min(2).max(255),
})

export type AddressQuery = z.infer<typeof addressQuerySchema>
