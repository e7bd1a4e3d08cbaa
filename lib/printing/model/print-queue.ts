import type { LabelProblem, LabelChoice } from './label'
import type { PrintableWaybill } from './printable-waybill'

/** More codes than anybody scans or pastes at once. */
export const MOST_CODES = 500

export type PrintQueueItem = PrintableWaybill & {
  /** Counts up as waybills are put in. */
  added: number
  state: 'ready' | 'waiting' | 'missing'
  /** Null unless missing. */
  problem: LabelProblem | null
}

/** What one person is putting together to print. */
export type PrintQueue = LabelChoice & { items: PrintQueueItem[] }

/** What was put into a print queue, and what was not. */
export type Added = {
  added: number
  /** Were in it already. */
  already: number
  /** Orders that did not fit: a print queue has its limit. */
  leftOut: number[]
  /** Codes that stand for nothing that can be printed, and why. */
  refused: { code: string; why: 'unknown' | 'several' | 'cancelled' | 'not-placed' }[]
}
