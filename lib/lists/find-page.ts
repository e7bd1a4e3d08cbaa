import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { foundIds, latestFound } from './found-orders'
import type { ListScope } from './list-scope'
import type { ListAddress } from './model/list-address'
import type { ListSort } from './model/list-columns'
import { stageCondition } from './stage-condition'

type Page = {
  scope: ListScope
  address: Pick<ListAddress, 'show' | 'sort' | 'after'>
  most: number
  now: Date
}

/**
 * The ids of the orders after one (`after`; null for the first), by the chosen sort and then by id,
 * so that a page begins where the one before ended whatever happens in between.
 */
export async function findPage(queries: Queries, page: Page): Promise<number[]> {
  const { scope, address } = page
  if (scope.search === null) return idsOf(queries, walk(page))
  if (address.sort.by === 'placed' && address.sort.down) {
    // What many have is soon found among the latest; what few have, by its index.
    const latest = await latestFound(queries, { ...scope, before: address.after })
    const ids = await idsOf(
      queries,
      among(page, sql`select unnest(${sql.param(latest.ids)}::bigint[])`),
    )
    if (ids.length >= page.most || latest.isAll || !scope.search.isIndexed) return ids
  }
  return idsOf(queries, among(page, foundIds(scope, scope.search)))
}

async function idsOf(queries: Queries, query: SQL): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(query)
  return rows.map(({ id }) => Number(id))
}

/** One short walk down the index of each store, instead of sorting all that all of them ever had. */
function walk(page: Page): SQL {
  const { scope, address, most } = page
  const { order, key } = sorted(address.sort)
  return sql`
    select page.id from ${scope.source}
    cross join lateral (
      select o.id, ${key} as key from ${scope.tables}
      where ${scope.condition} and ${restOf(page)}
      order by ${order} limit ${most}) page
    order by ${outer(address.sort)} limit ${most}`
}

/** Of the orders whose ids `found` selects. */
function among(page: Page, found: SQL): SQL {
  const { scope, address, most } = page
  const { order } = sorted(address.sort)
  return sql`
    with found(id) as materialized (${found})
    select o.id from ${scope.source} join ${scope.tables} on o.store_id = s.id
    join found f on f.id = o.id
    where ${scope.condition} and ${restOf(page)}
    order by ${order} limit ${most}`
}

const KEYS = {
  placed: sql`o.id`,
  leaves: sql`coalesce(o.scheduled_for, o.created_at)`,
  recipient: sql`lower(coalesce(o.recipient_name, ''))`,
} as const

/** Orders have their ids in the order in which we learned of them. */
function sorted({ by, down }: ListSort) {
  const way = down ? sql`desc` : sql`asc`
  const key = KEYS[by]
  return { key, order: by === 'placed' ? sql`o.id ${way}` : sql`${key} ${way}, o.id ${way}` }
}

function outer({ by, down }: ListSort): SQL {
  const way = down ? sql`desc` : sql`asc`
  return by === 'placed' ? sql`page.id ${way}` : sql`page.key ${way}, page.id ${way}`
}

/** The stage, and where the page before ended. */
function restOf({ scope, address, now }: Page): SQL {
  const { sort, after, show } = address
  const stage = stageCondition(show, now)
  // The index of what leaves when is two: of food, and of all else.
  const hint =
    sort.by === 'leaves' && scope.family !== 'food' ? sql`o.family <> 'food' and ` : sql``
  if (after === null) return sql`${hint}${stage}`
  const than = sort.down ? sql`<` : sql`>`
  if (sort.by === 'placed') return sql`${hint}${stage} and o.id ${than} ${after}`
  // Only an order that the person may see says where to go on: others' names are not asked for.
  const key = sql`(select ${KEYS[sort.by]} from orders o where o.id = ${after}
    and o.family = ${scope.family} and o.store_id = any(${sql.param([...scope.storeIds])}::bigint[]))`
  return sql`${hint}${stage} and (${KEYS[sort.by]}, o.id) ${than} (${key}, ${after}::bigint)`
}
