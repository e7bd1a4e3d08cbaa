import { z } from 'zod'
import { PARCEL_PRODUCTS, PARCEL_BOXES } from '@/lib/domain/parcel-products'

export const servicesQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(PARCEL_PRODUCTS),
})
export type ServicesQuery = z.infer<typeof servicesQuerySchema>

/** A service and its options; `count` goes back exactly as it came. Fees are in cents. */
export type OfferedService = {
  code: string
  name: string | null
  description: string | null
  helpUrl: string | null
  options: { count: string; label: string | null; fee: number | null; feeText: string | null }[]
}

/**
 * What the couriers on offer depend on (conventions §4.3): `scheduledFor` is `YYYY-MM-DDTHH:MM` by
 * the store's clock, empty for now; `path` is `lat,lng` with semicolons between, empty while a pin
 * is missing.
 */
export const positionsQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(PARCEL_PRODUCTS),
  scheduledFor: z.string().max(16),
  box: z.enum([...PARCEL_BOXES, '']),
  path: z.string().max(1000),
})
export type PositionsQuery = z.infer<typeof positionsQuerySchema>

export type OfferedPosition = { code: string; name: string | null }
