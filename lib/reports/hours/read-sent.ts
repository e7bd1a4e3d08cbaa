import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { SENT_ENDS, type SentCounts, type SentRow } from '../model/hours-report'
import { type FigureQuery, spansOf } from '../figure-query'
import { spanRows } from '../span-figures'

type WireRow = Record<keyof SentCounts, string> &
  Pick<SentRow, 'kind' | 'name'> & { storeId: string; personId: string | null }

/** What people asked to be sent on the days of `now`, and what became of it. */
export async function readSent(
  queries: Queries,
  query: Pick<FigureQuery, 'stores' | 'days'>,
): Promise<SentRow[]> {
  const { rows } = await queries.execute<WireRow>(sql`
    select sent.store_id as "storeId", sent.kind, sent.asked_by as "personId", p.name,
      count(*) as sent,
      count(*) filter (where state = 'accepted') as accepted,
      count(*) filter (where state = 'refused') as refused,
      count(*) filter (where state = 'unconfirmed') as unconfirmed,
      count(*) filter (where state = 'replaced') as replaced,
      count(*) filter (where state in ('queued', 'sending', 'not-sent')) as waiting
    from (
      select h.store_id, h.asked_by, h.state,
        case when h.kind <> 'status' then h.kind
          when (h.change ->> 'open')::boolean then 'opened' else 'closed' end as kind
      from ${spanRows(spansOf(query, ['now']))}
      join hours_sendings h on h.store_id = s.store_id
        and h.asked_at >= s.starts and h.asked_at < s.ends) sent
    left join people p on p.id = sent.asked_by
    group by sent.store_id, sent.kind, sent.asked_by, p.name
    order by sent.store_id, sent.kind, p.name`)
  return rows.map((row) => ({
    ...(Object.fromEntries(
      (['sent', ...SENT_ENDS] as const).map((end) => [end, Number(row[end])]),
    ) as SentCounts),
    storeId: Number(row.storeId),
    kind: row.kind,
    personId: row.personId === null ? null : Number(row.personId),
    name: row.name,
  }))
}
