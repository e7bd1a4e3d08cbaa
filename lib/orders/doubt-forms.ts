import { z } from 'zod'

/** Longest note, in characters. */
const LONGEST_NOTE = 255

/** An order in doubt, about which somebody decides. */
export const doubtFormSchema = z.object({ orderId: z.number().int().positive() })

/** The word that it was not placed. */
export const markFormSchema = doubtFormSchema.extend({
  /** How the person knows. */
  note: z.string().trim().min(1, 'required').max(LONGEST_NOTE, 'tooLong'),
})

export type DoubtForm = z.infer<typeof doubtFormSchema>
export type MarkForm = z.infer<typeof markFormSchema>
