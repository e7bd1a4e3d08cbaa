import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hasWords } from '@/lib/orders/lists/search-condition'
import type { SearchWords } from '@/lib/orders/lists/search-words'
import type { ListScope } from './list-scope'

/** So many of the latest orders are looked at one by one, of all stores together at the most. */
const LATEST = 10_000
/** And at the least of each store. */
const LATEST_OF_STORE = 1_000

/**
 * Selects the ids of the orders that a search means, by the index of parts of words; what no index
 * finds, among the latest alone.
 */
export function foundIds(
  { family, storeIds }: Pick<ListScope, 'family' | 'storeIds'>,
  search: SearchWords,
): SQL {
  if (!search.isIndexed) return latestIds({ family, storeIds, search, before: null })
  return sql`
    select q.order_id from order_search q
    where ${hasWords(sql`q.text`, search)} and q.family = ${family}
      and q.store_id = any(${sql.param([...storeIds])}::bigint[])`
}

type Latest = Pick<ListScope, 'family' | 'storeIds' | 'search'> & { before: number | null }

/**
 * The orders that a search means among the latest (before one, on a later page), latest first;
 * `isAll` where those are all that there are.
 */
export async function latestFound(
  queries: Queries,
  { family, storeIds, search, before }: Latest,
): Promise<{ ids: number[]; isAll: boolean }> {
  if (search === null) return { ids: [], isAll: true }
  const { rows } = await queries.execute<{ id: string | null; seen: string }>(sql`
    with latest as materialized (${latestRows({ family, storeIds, before })})
    select (select count(*) from latest) as seen, found.id
    from (select 1) one left join (
      select l.order_id as id from latest l where ${hasWords(sql`l.text`, search)}) found on true`)
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    isAll: Number(rows[0]?.seen ?? 0) < mostLatest(storeIds),
  }
}

const latestIds = (input: Latest & { search: SearchWords }): SQL =>
  sql`select l.order_id from (${latestRows(input)}) l where ${hasWords(sql`l.text`, input.search)}`

const mostLatest = (storeIds: readonly number[]) =>
  Math.max(LATEST_OF_STORE, Math.floor(LATEST / storeIds.length))

/** The latest of all stores together: none of them hides a later one of another. */
function latestRows({ family, storeIds, before }: Omit<Latest, 'search'>): SQL {
  const most = mostLatest(storeIds)
  const earlier = before === null ? sql`true` : sql`q.order_id < ${before}`
  return sql`
    select recent.order_id, recent.text
    from unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    cross join lateral (
      select q.order_id, q.text from order_search q
      where q.family = ${family} and q.store_id = s.id and ${earlier}
      order by q.order_id desc limit ${most}) recent
    order by recent.order_id desc limit ${most}`
}
