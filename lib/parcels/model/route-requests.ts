import { z } from 'zod'
import { typedParcelSchema } from './parcel-form'
import { LONGEST_ROUTE_NAME } from './parcel-route'

export const saveRouteSchema = z.object({
  storeId: z.number().int().positive(),
  name: z.string().trim().min(1).max(LONGEST_ROUTE_NAME),
  parcel: typedParcelSchema,
})
export type SaveRoute = z.infer<typeof saveRouteSchema>

export const routeIdSchema = z.object({ routeId: z.number().int().positive() })
export type RouteId = z.infer<typeof routeIdSchema>
