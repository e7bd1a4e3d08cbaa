import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { columnOf } from '@/lib/domain/imports/import-columns'
import { MARKED_NOT_PLACED } from '@/lib/orders/schema'
import type { ImportRecord } from './find-import'

/**
 * Of rows that are not sent yet, those whose order number the store has used already, by position.
 * A number that the platform refused is free again (decision 0126).
 */
export async function takenRows(
  queries: Queries,
  { id, storeId, columns }: Pick<ImportRecord, 'id' | 'storeId' | 'columns'>,
  among: SQL = sql`true`,
): Promise<number[]> {
  const key = columnOf(columns, 'clientOrderId')
  if (key === null) return []
  const { rows } = await queries.execute<{ position: number }>(sql`
    select r.position from import_rows r
    join orders o on o.family = 'express' and o.store_id = ${storeId}
      and o.client_order_id = trim(r.cells ->> ${key})
    where r.import_id = ${id} and r.state <> 'sent' and ${among}
      and o.form_key is distinct from r.form_key
      and not (o.placing = 'refused' and o.refusal ->> 'code' is distinct from ${MARKED_NOT_PLACED})
    order by r.position`)
  return rows.map(({ position }) => position)
}
