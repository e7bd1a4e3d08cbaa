import { z } from 'zod'

/** What the form asks while it fills. `amount` is dollars as typed, or empty. */
export const estimateQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  scheduledFor: z.string().default(''),
})

export type EstimateQuery = z.infer<typeof estimateQuerySchema>

/** One step of the price ladder (food §2.2); cents, minutes, metres. A null fee follows the contract. */
export type LadderStep = {
  id: string
  mode: string
  minCents: number
  maxCents: number | null
  feeCents: number | null
  minutes: number | null
  minutesRange: string | null
  directMetres: number | null
  travelMetres: number | null
}

/** What the form shows beside the address. Each part says for itself when it could not be had. */
export type EstimateAnswer = {
  delivers: boolean | null
  /** For an order placed now; null also for one that is for later. */
  minutesToDoor: number | null
  minutesToDoorRange: string | null
  /** Until a courier accepts, likewise. */
  minutesToCourier: number | null
  minutesToCourierRange: string | null
  /** `not-offered`: estimates exist for Hong Kong only (food §1). */
  ladder: LadderStep[] | 'not-offered' | null
  /** A message key of `errors` when the platform could not be asked. */
  problem: string | null
  /** The platform's code, where it refused. */
  problemCode: string | null
}
