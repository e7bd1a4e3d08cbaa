import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { Party } from '@/lib/domain/express/waybill-draft'
import type { ImportColumn, Cells } from '@/lib/domain/imports/import-columns'
import type { Stage } from '@/lib/domain/stages'
import type { Refusal } from '@/lib/orders/model/placing'
import type { ShopKind } from './columns/shop-files'
import type { UniqueField } from './repeated-numbers'

/**
 * `draft`: not sent yet. `queued`: waits for its turn. `sending`: asked for. `created`, `refused`,
 * `unconfirmed`: as its order stands. `held`: its pickup slot is over or gone. `skipped`: left out
 * until somebody takes it back. `removed`: gone from the import.
 */
const ROW_STATUSES = [
  'draft',
  'queued',
  'sending',
  'created',
  'refused',
  'unconfirmed',
  'held',
  'skipped',
  'removed',
] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** How many rows of an import stand where. */
export type RowCounts = Readonly<Record<RowStatus, number>>

export type PauseCause =
  | 'person'
  | 'clock'
  | 'credentials'
  | 'unreachable'
  | 'permission'
  | 'access'
  | 'failed'

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
  /** Fills what a row lacks of its sender. */
  sender: Party | null
  shop: ShopKind | null
  /** Who paused it; null where it was no person. */
  pausedBy: string | null
}

export type ImportPage = { imports: ImportSummary[]; before: number | null }

/** What became of a row. */
export type RowResult = {
  position: number
  status: RowStatus
  orderId: number | null
  refusal: Refusal | null
  /** The fields of the waybill that its refusal speaks of. */
  refusedFields: string[]
  /** Why it was not even sent: a sentence of the messages `errors`. */
  problem: string | null
}

/** A row that is a waybill, as a shop reads it back. */
export type CreatedRow = {
  orderNumber: string
  waybillNumber: string
  trackingLink: string
  product: string
  pickup: SlotText
  delivery: SlotText
  stage: Stage
}
type SlotText = { date?: string | null; period?: string | null } | null

export type ImportRow = RowResult & { cells: Cells }

/** A number of a row that an earlier waybill has. */
export type DuplicateRow = { position: number; field: UniqueField }

export type RowPage = {
  rows: ImportRow[]
  /** Names of the lockers of these rows, by code; null where nobody knows which there are. */
  lockers: Readonly<Record<string, string>> | null
  /** Of these rows, the numbers that are given away already. */
  taken: DuplicateRow[]
  /** From when on what changes in them is to be asked for. */
  cursor: string
}

/** What changed since, with the cells of rows that somebody edited; `cursor` is where to go on from. */
export type ResultPage = {
  view: ImportView
  results: (RowResult & { cells?: Cells })[]
  /** As with the rows, of those whose cells are told. */
  lockers: Readonly<Record<string, string>> | null
  /** Numbers that are given away already, of the rows whose cells are told. */
  taken: DuplicateRow[]
  cursor: string
}
