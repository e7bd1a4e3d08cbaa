import { z } from 'zod'
import { PICK_ORDERS } from './pick-order'
import { COPIES, PAPERS } from './label'

const copies = z.union(COPIES.map((count) => z.literal(count)))

export const labelChoiceSchema = z.object({ paper: z.enum(PAPERS), copies })

export const labelFormSchema = labelChoiceSchema.extend({
  orderId: z.number().int().positive(),
})
export type LabelForm = z.infer<typeof labelFormSchema>

/** As the address of a label has it. */
export const labelQuerySchema = z.object({
  orderId: z.coerce.number().int().positive(),
  paper: z.enum(PAPERS),
  copies: z.coerce.number().pipe(copies),
})

/** What one station prints with; its browser keeps it. */
export const stationSchema = labelChoiceSchema.extend({
  order: z.enum(PICK_ORDERS),
  /** The printer stacks face up, so that the last label must come out first. */
  reversed: z.boolean(),
})
export type Station = z.infer<typeof stationSchema>
