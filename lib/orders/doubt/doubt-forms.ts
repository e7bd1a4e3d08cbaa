import { z } from 'zod'

/** Longest note, in characters. */
const LONGEST_NOTE = 255

/** An order in doubt, about which somebody decides. */
export const doubtFormSchema = z.object({ orderId: z.number().int().positive() })

/** The wish to send it again. */
export const resendFormSchema = doubtFormSchema.extend({
  /** The person was told that it can make a second order. */
  mayDouble: z.boolean(),
})

/** The word that it was not placed. */
export const notPlacedFormSchema = doubtFormSchema.extend({
  /** How the person knows. */
  note: z.string().trim().min(1, 'required').max(LONGEST_NOTE, 'tooLong'),
})

export type DoubtForm = z.infer<typeof doubtFormSchema>
export type NotPlacedForm = z.infer<typeof notPlacedFormSchema>
