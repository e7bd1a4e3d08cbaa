import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { ImportRowState } from '@/lib/db/tables/imports'

export type RowOutcome = {
  state: ImportRowState
  /** Left out where there is none, or it stays. */
  orderId?: number
  /** A sentence of the messages `errors`. */
  problem?: string
}

/** Writes down what became of a row. */
export async function settleRow(
  queries: Queries,
  row: { importId: number; position: number },
  { state, orderId, problem }: RowOutcome,
): Promise<void> {
  await queries.execute(sql`
    update import_rows set state = ${state}, problem = ${problem ?? null}, claimed_until = null,
      order_id = coalesce(${orderId ?? null}::bigint, order_id), updated_at = now()
    where import_id = ${row.importId} and position = ${row.position}`)
}
