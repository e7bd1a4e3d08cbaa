import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { OrderRow } from '@/lib/orders/lock-order'
import { refusedFields } from '@/lib/platform/refused-fields'
import type { Refusal } from '@/lib/orders/model/placing'
import type { RowResult, RowStatus } from '../model/import-view'

/** How a row `r` with its order `o` stands: what was sent is as its order is. */
export const ROW_STATUS: SQL = sql`case when r.state <> 'sent' then r.state
  when o.placing = 'placed' then 'created' when o.placing = 'placing' then 'sending'
  else o.placing end`

/** A row's result as the database gives it, by `ROW_RESULT`. */
export type ResultRow = {
  position: number
  status: RowStatus
  order_id: string | null
  refusal: OrderRow['refusal']
  problem: string | null
}

/** The platform's word counts where the row was sent or is held by it. */
export const ROW_RESULT: SQL = sql`r.position, ${ROW_STATUS} as status, r.order_id, r.problem,
  case when r.state in ('sent', 'held') then o.refusal end as refusal`

export function toResult({ position, status, order_id, refusal, problem }: ResultRow): RowResult {
  const shown: Refusal | null = refusal
  const orderId = order_id === null ? null : Number(order_id)
  const spoken = shown && refusedFields({ ...shown, platformText: shown.text, family: 'express' })
  return { position, status, orderId, refusal: shown, refusedFields: spoken ?? [], problem }
}

/**
 * A row `r` whose order the platform refused: sent, and nothing came of it. The order says so, and
 * not the row.
 */
export const REFUSED_BY_PLATFORM: SQL = sql`(r.state = 'sent' and exists (
  select 1 from orders o where o.id = r.order_id and o.placing = 'refused'))`

/** A row `r` that is neither on its way nor there: its cells may be changed. */
export const MAY_CHANGE: SQL = sql`(r.state in ('draft', 'refused', 'held') or ${REFUSED_BY_PLATFORM})`
