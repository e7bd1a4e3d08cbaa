import { z } from 'zod'
import { PICK_ORDERS } from './pick-order'

const id = z.coerce.number().int().positive().optional().catch(undefined)

/**
 * For which waybills a pick list or packing slips are: a print run, an import, else what the person
 * is putting together to print. The order is that of the labels.
 */
export const pickingQuerySchema = z.object({
  run: id,
  import: id,
  order: z.enum(PICK_ORDERS).default('place').catch('place'),
  reversed: z
    .enum(['0', '1'])
    .default('0')
    .catch('0')
    .transform((text) => text === '1'),
})
export type PickingQuery = z.infer<typeof pickingQuerySchema>
