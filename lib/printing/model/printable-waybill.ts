import { z } from 'zod'
import { EXPRESS_PRODUCTS, type ExpressProduct } from '@/lib/domain/express/express-products'
import type { Stage } from '@/lib/domain/stages'

/** More labels than anybody prints at once; a print queue holds no more. */
export const PRINT_QUEUE_LIMIT = 500
/** So many that match are counted: one more than can be put in. */
export const MOST_COUNTED = PRINT_QUEUE_LIMIT + 1

const idsInAddress = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))
  .transform((parts) => parts.map(Number).slice(0, PRINT_QUEUE_LIMIT))

/** Which waybills are offered, as the address of the page has it; what is odd there is left out. */
export const waybillFilterSchema = z.object({
  stores: idsInAddress,
  /** Of their collection; empty for any day. */
  day: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default('')
    .catch(''),
  /** The pickup slot of that day, as the platform wrote it; empty for all. */
  period: z
    .string()
    .regex(/^(\d{2}:\d{2}-\d{2}:\d{2})?$/)
    .default('')
    .catch(''),
  product: z
    .enum(['', ...EXPRESS_PRODUCTS])
    .default('')
    .catch(''),
  printed: z.enum(['no', 'yes', 'all']).default('no').catch('no'),
  /** `here`: not collected yet. Cancelled ones are never offered. */
  stage: z.enum(['here', 'all']).default('here').catch('here'),
  /** Only the rows of this import; empty for all. */
  import: z
    .string()
    .regex(/^([1-9]\d{0,14})?$/)
    .default('')
    .catch(''),
  /** Only these orders, where there are any. */
  orders: idsInAddress,
})
export type WaybillFilter = z.infer<typeof waybillFilterSchema>

export const waybillPageSchema = waybillFilterSchema.extend({
  /** Where the page before ended: microseconds since 1970, and an order. */
  after: z
    .string()
    .regex(/^\d{1,16}-\d{1,15}$/)
    .nullish()
    .catch(null)
    .transform((after) => after ?? null),
})
export type WaybillPageQuery = z.infer<typeof waybillPageSchema>

/** A file of waybills that can be chosen as a whole. */
export type ImportChoice = { id: number; fileName: string }

/** A waybill whose label can be printed. */
export type PrintableWaybill = {
  orderId: number
  storeId: number
  clientOrderId: string
  /** The platform's number, which is also the tracking number. */
  platformOrderId: string
  recipientName: string | null
  /** Null for one that was made elsewhere, as is what follows. */
  product: ExpressProduct | null
  /** The locker, else the district. */
  place: string | null
  /** The period is null where only a day was chosen. */
  pickup: { date: string; period: string | null } | null
  stage: Stage
  /** How often its label was printed. */
  prints: number
}

export type WaybillPage = {
  waybills: PrintableWaybill[]
  next: string | null
  /** Of all that match, on every page; no more than `MOST_COUNTED`. */
  total: number
  /** The pickup slots of the chosen day, else of what is still here, with what they hold. */
  periods: { period: string; count: number }[]
}
