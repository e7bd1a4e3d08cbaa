import { z } from 'zod'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn, Cells } from '@/lib/domain/imports/import-columns'
import type { Refusal } from '@/lib/orders/model/placing'
import type { UniqueField } from './repeated-numbers'

export const importsFilterSchema = z.object({
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type ImportsFilter = z.infer<typeof importsFilterSchema>

/**
 * `draft`: not sent yet. `queued`: waits for its turn. `sending`: asked for. `created`, `refused`,
 * `unconfirmed`: as its order stands. `held`: its pickup slot is over or gone.
 */
const ROW_STATUSES = [
  'draft',
  'queued',
  'sending',
  'created',
  'refused',
  'unconfirmed',
  'held',
] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** How many rows of an import stand where. */
export type RowCounts = Readonly<Record<RowStatus, number>>

export type PauseCause =
  'person' | 'clock' | 'credentials' | 'unreachable' | 'permission' | 'access' | 'failed'

export type ImportSummary = {
  id: number
  storeId: number
  fileName: string
  /** As the file had them; fewer are there when it was cut short on the way. */
  rowCount: number
  state: 'idle' | 'running' | 'paused'
  pauseCause: PauseCause | null
  counts: RowCounts
  /** Who brought the file. */
  by: string
  /** ISO, in UTC. */
  createdAt: string
}

export type ImportView = ImportSummary & {
  columns: ImportColumn[]
  product: ExpressProduct | null
}

export type ImportPage = { imports: ImportSummary[]; before: number | null }

/** What became of a row. */
export type RowResult = {
  position: number
  status: RowStatus
  orderId: number | null
  refusal: Refusal | null
  /** Why it was not even sent: a sentence of the messages `errors`. */
  problem: string | null
}

export type ImportRow = RowResult & { cells: Cells }

/** A number of a row that an earlier waybill has. */
export type DuplicateRow = { position: number; field: UniqueField }

export type RowPage = {
  rows: ImportRow[]
  /** Of these rows, the numbers that are given away already. */
  taken: DuplicateRow[]
  /** Position to go on from; null at the end. */
  next: number | null
}

/** What changed since; `cursor` is where to go on from. */
export type ResultPage = { view: ImportView; results: RowResult[]; cursor: string }
