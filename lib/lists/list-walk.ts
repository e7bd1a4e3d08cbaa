import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { ListScope } from './list-scope'
import type { ListAddress } from './model/list-address'
import type { ListSort } from './model/list-columns'
import { stageCondition } from './stage-condition'

/** The part of a list that follows an order (`after`; null for the beginning), as it is sorted. */
export type Walk = {
  scope: ListScope
  address: Pick<ListAddress, 'show' | 'sort' | 'after'>
  now: Date
}

/**
 * Selects `id`, `key` and `nth` of at most so many orders of each store: one short walk down the index
 * of each, instead of sorting all that all of them ever had. `nth` counts those of a store from 1.
 */
export function walkStores(walk: Walk, mostOfStore: number): SQL {
  const { scope, address } = walk
  const { order, key } = sorted(address.sort)
  return sql`
    select page.id, page.key, page.nth from ${scope.source}
    cross join lateral (
      select o.id, ${key} as key, row_number() over (order by ${order}) as nth
      from ${scope.tables}
      where ${scope.condition} and ${restOf(walk)}
      order by ${order} limit ${mostOfStore}) page`
}

/** How orders of several walks stand together; `page` is their table. */
export function walkOrder({ by, down }: ListSort): SQL {
  const way = down ? sql`desc` : sql`asc`
  return by === 'placed' ? sql`page.id ${way}` : sql`page.key ${way}, page.id ${way}`
}

/** Selects the ids of some orders that the list has as well, sorted as it is. */
export function idsAmong(walk: Walk, ids: readonly number[], most: number): SQL {
  const { scope, address } = walk
  return sql`
    select o.id from unnest(${sql.param([...ids])}::bigint[]) as f(id)
    cross join lateral (
      select o.* from ${scope.source} join ${scope.tables} on o.store_id = s.id
      where o.id = f.id and ${scope.condition} and ${restOf(walk)} and ${scope.test(sql`o.id`)}
      -- One by one: the whole table is never worth reading for these few.
      offset 0) o
    order by ${sorted(address.sort).order} limit ${most}`
}

/** Whether the list has the order of an SQL expression. */
export function isInList(walk: Walk, orderId: SQL): SQL {
  const { scope } = walk
  return sql`exists (
    select 1 from ${scope.source} join ${scope.tables} on o.store_id = s.id
    where o.id = ${orderId} and ${scope.condition} and ${restOf(walk)}
      and ${scope.test(sql`o.id`)} offset 0)`
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

/** The stage, and where the page before ended. */
function restOf({ scope, address, now }: Walk): SQL {
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
