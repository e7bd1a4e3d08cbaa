import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/** The sheets of an index: those that name nobody any more are most of them. */
const NAMED = sql`jsonb_path_exists(s.rows, '$[*].recipientName ? (@ != null)')`

/**
 * Takes the recipients' names off hand-in sheets, of the orders that no longer say them. Returns of
 * how many sheets.
 */
export async function pseudonymiseSheets(queries: Queries): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    update hand_in_sheets s set rows = (
      select jsonb_agg(
        case when o.pseudonymised_at is null then r else r || '{"recipientName": null}' end
        order by place)
      from jsonb_array_elements(s.rows) with ordinality as t (r, place)
      left join orders o on o.id = (r->>'orderId')::bigint)
    where ${NAMED} and exists (
      select 1 from jsonb_array_elements(s.rows) r
      join orders o on o.id = (r->>'orderId')::bigint
      where r->>'recipientName' is not null and o.pseudonymised_at is not null)`)
  return rowCount ?? 0
}
