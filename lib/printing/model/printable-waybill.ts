import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { Stage } from '@/lib/domain/stages'

/** More labels than anybody prints at once; a print queue holds no more. */
export const PRINT_QUEUE_LIMIT = 500
/** So many that match are counted: one more than can be put in. */
export const MOST_COUNTED = PRINT_QUEUE_LIMIT + 1

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
  /**
   * Enough was looked at for this page, rather than found: the ISO instant when the last of those
   * leaves. There may be more before it, or nothing. Null where the page is full, or the last.
   */
  lookedBackTo: string | null
  /** Of all that match, on every page; no more than `MOST_COUNTED`, and null where fewer were seen so far. */
  total: number | null
  /** The pickup slots of the chosen day, else of what is still here, with what they hold. */
  periods: { period: string; count: number }[]
}
