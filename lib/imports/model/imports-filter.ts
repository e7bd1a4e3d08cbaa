import { z } from 'zod'

export const importsFilterSchema = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type ImportsFilter = z.infer<typeof importsFilterSchema>
