import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import type { UniqueField } from '@/lib/imports/model/repeated-numbers'
import { isNumberTaken } from '@/lib/orders/placing/is-number-taken'
import type { ImportRecord } from '../find-import'
import type { DuplicateRow } from '../model/import-view'

/** The text of a row's cell; SQL's null where no column holds the field. */
function cellOf(columns: readonly ImportColumn[], field: UniqueField): SQL {
  const key = columnOf(columns, field)
  return key === null ? sql`null::text` : sql`r.cells ->> ${key}`
}

/**
 * Of rows that are not sent yet, those with a number that is given away already: an order number
 * that the store has used, a shipment code that the store's express merchant has.
 */
export async function duplicateRows(
  queries: Queries,
  { id, storeId, columns }: Pick<ImportRecord, 'id' | 'storeId' | 'columns'>,
  among: SQL = sql`true`,
): Promise<DuplicateRow[]> {
  const code = cellOf(columns, 'clientShipmentCode')
  const { rows } = await queries.execute<DuplicateRow>(sql`
    with waiting as (
      select r.position, r.form_key, trim(${cellOf(columns, 'clientOrderId')}) as number,
        -- As comparedCode has it.
        upper(regexp_replace(trim(normalize(${code}, NFKC)), '\\s+', ' ', 'g')) as code
      from import_rows r
      where r.import_id = ${id} and r.state not in ('sent', 'skipped', 'removed') and ${among})
    select w.position, 'clientOrderId' as field from waiting w
    join orders o on o.family = 'express' and o.store_id = ${storeId}
      and o.client_order_id = w.number
    where ${isNumberTaken(sql`w.form_key`)}
    union
    select w.position, 'clientShipmentCode' from waiting w
    join order_codes c on c.kind = 'client-shipment' and c.code = w.code
    join orders o on o.id = c.order_id and o.family = 'express'
    join stores s on s.id = o.store_id and s.express_merchant_id = (
      select express_merchant_id from stores where id = ${storeId})
    where ${isNumberTaken(sql`w.form_key`)}
    order by 1, 2`)
  return rows
}
