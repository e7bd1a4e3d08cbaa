import { z } from 'zod'

/** What staff say of the kitchen's side of an order (decision 0245). */
export const KITCHEN_MARKS = ['food-ready', 'handed-over'] as const
export type KitchenMark = (typeof KITCHEN_MARKS)[number]

const orderId = z.number().int().positive()

/** `isSet` false takes the mark back. */
export const kitchenFormSchema = z.object({
  orderId,
  mark: z.enum(KITCHEN_MARKS),
  isSet: z.boolean(),
})
export type KitchenForm = z.infer<typeof kitchenFormSchema>

/** A refused attempt that somebody has read. */
export const refusalFormSchema = z.object({ orderId })
