import { z } from 'zod'
import { typedParcelSchema } from './parcel-form'
import type { TypedParcel } from './typed-parcel'

/** The most characters of a route's name. */
export const LONGEST_ROUTE_NAME = 60

export const saveRouteSchema = z.object({
  storeId: z.number().int().positive(),
  name: z.string().trim().min(1).max(LONGEST_ROUTE_NAME),
  parcel: typedParcelSchema,
})
export type SaveRoute = z.infer<typeof saveRouteSchema>

export const routeIdSchema = z.object({ routeId: z.number().int().positive() })
export type RouteId = z.infer<typeof routeIdSchema>

/** A route by its name: where it goes is told when it is taken. */
export type SavedRoute = { id: number; name: string }

/** A form without what is one order's alone: its times and its numbers. */
export function routeOf(typed: TypedParcel): TypedParcel {
  return {
    ...typed,
    when: 'now',
    scheduledFor: '',
    giveUp: 'usual',
    giveUpAt: '',
    clientOrderId: '',
    reference: '',
  }
}
