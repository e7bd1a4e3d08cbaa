import { z } from 'zod'
import { type Family, type Stage, STAGES } from '@/lib/domain/stages'
import { FAMILIES } from './callbacks'

/** A code that came and is not published. `stage` is `unknown` until somebody has said it. */
export type StatusCodeRow = {
  family: Family
  code: number
  /** The platform's latest words. */
  text: string | null
  stage: Stage
  /** Open orders that stand there now. */
  openOrders: number
  firstSeenAt: string
  lastSeenAt: string
  decidedAt: string | null
  decidedBy: string | null
}

/** `unknown` takes back what was said. */
export const statusCodeSchema = z.object({
  family: z.enum(FAMILIES),
  code: z.number().int(),
  stage: z.enum(STAGES),
})
export type StatusCodeForm = z.infer<typeof statusCodeSchema>
