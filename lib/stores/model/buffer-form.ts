import { z } from 'zod'

/** The platform has room for a day (1,440 minutes). */
export const bufferFormSchema = z.object({
  zone: z.enum(['AP1', 'AP2']),
  minutes: z.number().int('minutes').min(0, 'minutes').max(1440, 'minutes'),
  password: z.string().min(1, 'required').max(200, 'tooLong'),
})
export type BufferForm = z.infer<typeof bufferFormSchema>
