import type { Family, Stage } from '@/lib/domain/stages'
import type { PlacingState } from '@/lib/orders/model/placing'
import type { CodeWay } from './check-out'

/** More orders than are read by themselves; with more changes at once the whole batch is read. */
export const MOST_CHANGED = 100

/** The files that are offered at once; others are found by their name. */
export const MOST_IMPORTS = 20

/** The file of an import, when it was brought (ISO) and by whom. */
export type BatchFile = { name: string; at: string; by: string }

/** A batch as people are told of it. `file` is that of an import, null for a day or a slot. */
export type NamedBatch = { batch: string; file: BatchFile | null }

/** A parcel that left: who told so, when, and how. */
type CheckedOut = { checkoutId: number; at: string; by: string; how: CodeWay }

/**
 * `left`: it must still go out; `out`: it was scanned; `unconfirmed`: nobody knows yet whether the
 * platform has it; `gone`: it was delivered without having been scanned.
 */
export type BatchRowState = 'left' | 'out' | 'unconfirmed' | 'gone'

/** One parcel of a batch. */
export type BatchRow = {
  orderId: number
  family: Family
  clientOrderId: string
  /** The platform's number, which its couriers call the tracking number (express §2.3). */
  trackingNo: string | null
  /** The number in the waybill's barcode. */
  shipmentCode: string | null
  recipientName: string | null
  /** Where it goes: the locker, else the district, else the address. */
  place: string | null
  boxes: number
  stage: Stage
  placing: PlacingState
  state: BatchRowState
  out: CheckedOut | null
}

/** What is printed largest on a parcel: its barcode, else the platform's number, else ours. */
export const labelCodeOf = ({
  shipmentCode,
  trackingNo,
  clientOrderId,
}: Pick<BatchRow, 'shipmentCode' | 'trackingNo' | 'clientOrderId'>): string =>
  shipmentCode ?? trackingNo ?? clientOrderId

export type BatchView = NamedBatch & { storeId: number; rows: BatchRow[]; asOf: string }

/** What can be handed out at a store: today first, then the pickup slots by their beginning. */
export type BatchChoice = { batch: string; total: number; left: number }

/** An import whose waybills can be handed out. */
export type ImportBatch = BatchChoice & { storeId: number; file: BatchFile }
