import type { CheckOutStop } from '@/lib/domain/check-out'
import type { Failure } from '@/lib/i18n/action-result'
import type { BatchRow, CodeWay, NamedBatch } from '@/lib/dispatch/schema'
import type { FoundByCode } from '@/lib/orders/schema'

export type Scanned = { code: string; how: CodeWay; orderId?: number }

/** Why the desk stands still. `failed`: nobody can say what became of the scan. */
export type Alarm = {
  why: CheckOutStop | 'unknown' | 'failed'
  code: string
  row: BatchRow | null
  /** The batch and store that it belongs to. */
  own: NamedBatch | null
  storeId: number | null
  /** Of a failure: what the server said; null when it did not answer. */
  failure: Failure | null
}

/** What came of one scan. */
export type Outcome =
  | { is: 'out'; row: BatchRow }
  | { is: 'stop'; alarm: Alarm }
  | { is: 'choice'; scanned: Scanned; matches: FoundByCode[] }

export type DeskState = {
  /** The latest that went out. */
  last: BatchRow | null
  alarm: Alarm | null
  choice: Extract<Outcome, { is: 'choice' }> | null
  /** Scanned while the desk stood still: not taken. */
  ignored: number
  /** Scans that have not been answered yet. */
  waiting: number
}

export const DESK_IDLE: DeskState = {
  last: null,
  alarm: null,
  choice: null,
  ignored: 0,
  waiting: 0,
}
