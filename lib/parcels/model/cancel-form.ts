import { z } from 'zod'

export const cancelParcelSchema = z.object({
  orderId: z.number().int().positive(),
  /** Empty for none (conventions §4.6). */
  reason: z.string().trim(),
})
export type CancelParcel = z.infer<typeof cancelParcelSchema>
