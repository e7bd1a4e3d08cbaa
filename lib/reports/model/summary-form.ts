import { z } from 'zod'
import { RHYTHMS } from './summary'

const MOST_STORES = 500

/** Whose summary it is, how often it comes, and of which stores; none: all of theirs. */
export const summarySchema = z.object({
  personId: z.number().int().positive(),
  rhythm: z.enum([...RHYTHMS, 'off']),
  storeIds: z.array(z.number().int().positive()).max(MOST_STORES),
})
export type SummaryForm = z.infer<typeof summarySchema>
