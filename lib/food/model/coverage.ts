import { z } from 'zod'
import { ALL_REGIONS } from '@/lib/domain/areas'
import { text } from './form-problem'

/**
 * A place, and the stores for which it shall be said why they do not deliver there (food §4.7), with
 * commas between.
 */
export const coverageQuerySchema = z.object({
  region: z.enum(ALL_REGIONS),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  address: text(255).default(''),
  storeIds: z
    .string()
    .regex(/^(?:\d{1,9}(?:,\d{1,9}){0,199})?$/)
    .transform((list) => list.split(',').filter(Boolean).map(Number)),
})
export type CoverageQuery = z.output<typeof coverageQuerySchema>

/**
 * What the platform says of one store and the place. `reaches`: it could deliver there (§4.10), and
 * is not offered now. `not-offered`: it was not asked why.
 */
export type CoverageVerdict = 'delivers' | 'reaches' | 'reaches-not' | 'not-offered' | 'unknown'

/** Minutes to the door, and the metres from the store to the place in a straight line. */
export type StoreCoverage = {
  storeId: number
  verdict: CoverageVerdict
  minutes: number | null
  range: string | null
  metres: number
}

export type CoverageAnswer = {
  /** What the platform says when it offers no store at all: an outcome, not an error (§4.7). */
  outcome: 'supported' | 'no-store' | 'no-store-there' | 'closing-soon' | 'too-slow' | 'unknown'
  /** The outcome's number, for what is not listed. */
  status: number
  /** The person's own stores in the region: who delivers first, in order of time, then by distance. */
  stores: StoreCoverage[]
  /** Stores of the brand that deliver there and that nobody has set up here. */
  others: number
}
