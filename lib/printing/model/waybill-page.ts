import { z } from 'zod'
import { readWaybillFilter } from './waybill-filter'

/** Where the page before ended: microseconds since 1970, and an order. */
const CURSOR = /^\d{1,16}-\d{1,15}$/

/** A page of waybills, as its address asks for it. */
export const waybillPageSchema = z.record(z.string(), z.string()).transform((address) => {
  const after = address['after'] ?? ''
  return { ...readWaybillFilter(address), after: CURSOR.test(after) ? after : null }
})
export type WaybillPageQuery = z.infer<typeof waybillPageSchema>
