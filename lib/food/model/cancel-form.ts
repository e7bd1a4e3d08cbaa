import { z } from 'zod'
import { plainNumber } from '@/lib/domain/typed-text'
import { text } from './form-problem'

export const cancelFormSchema = z.object({
  orderId: z.number().int().positive(),
  reason: text(255),
  /** Four digits; text, so that leading zeros live (food §4.3). */
  staffNumber: z
    .string()
    .overwrite(plainNumber)
    .regex(/^\d{4}$/, 'staffNumber'),
})

export type CancelForm = z.infer<typeof cancelFormSchema>
