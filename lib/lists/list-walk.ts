import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { ListScope } from './list-scope'
import type { ListAddress } from './model/list-address'
import type { ListSort } from './model/list-columns'
import { stageCondition } from './stage-condition'
import { alongWay, isOpenOnly, ofDays, ofOpen, SORT_KEYS, storeWay } from './store-way'

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
  const { from, order } = ofStore(walk)
  return sql`
    select page.id, page.key, page.nth from ${scope.source}
    cross join lateral (
      select o.id, ${SORT_KEYS[address.sort.by]} as key, row_number() over (order by ${order}) as nth
      from ${from} order by ${order} limit ${mostOfStore}) page`
}

/** What follows `from` to have the orders `o` of a walk at one store `s`, and their order. */
function ofStore(walk: Walk): { from: SQL; order: SQL } {
  const { scope, address, now } = walk
  const { sort, after, show } = address
  const condition = stageCondition(show, now)
  if (isOpenOnly(show) && !scope.isOfFew && (sort.by !== 'placed' || scope.isOfDays)) {
    const from = sql`${ofOpen({ scope, condition })} and ${comesAfter(walk)}`
    return { from, order: sorted(sort) }
  }
  const way = storeWay(scope, { by: sort.by, show })
  if (way === null) {
    const from = sql`${scope.tables} where ${scope.condition} and ${condition} and ${comesAfter(walk)}`
    return { from, order: sorted(sort) }
  }
  const goesAlong =
    !scope.isOfDays ||
    sort.by === 'leaves' ||
    (sort.by === 'placed' && sort.down && scope.isOfMostDays)
  if (goesAlong) {
    const goesOn = after === null ? null : lastOf(walk, after)
    return alongWay({ scope, way, condition, down: sort.down, after: goesOn })
  }
  const from = sql`${ofDays({ scope, condition })} where ${comesAfter(walk)}`
  return { from, order: sorted(sort) }
}

/** How orders of several walks stand together; `page` is their table. */
export function walkOrder({ by, down }: ListSort): SQL {
  const way = down ? sql`desc` : sql`asc`
  return by === 'placed' ? sql`page.id ${way}` : sql`page.key ${way}, page.id ${way}`
}

/** Selects the ids of some orders that the list has as well, sorted as it is. */
export function idsAmong(walk: Walk, ids: readonly number[], most: number): SQL {
  return sql`
    select o.id from unnest(${sql.param([...ids])}::bigint[]) as f(id)
    cross join lateral (
      select o.* from ${listed(walk, sql`f.id`, ids === walk.scope.ids)}
      -- One by one: the whole table is never worth reading for these few.
      offset 0) o
    order by ${sorted(walk.address.sort)} limit ${most}`
}

/**
 * Whether the list has a searched order `q`, of its stores and after the page before by when it was
 * placed. Of what nothing else is asked, what is searched knows it: reading an order besides takes
 * longer than finding it, and from the disk a hundred times as long.
 */
export function isInList(walk: Walk): SQL {
  const { scope, address } = walk
  const isOfFamily = sql`q.family = ${scope.family}`
  if (scope.isWhole && address.show === 'all') return isOfFamily
  return sql`${isOfFamily} and exists (select 1 from ${listed(walk, sql`q.order_id`)} offset 0)`
}

/** What follows `from` to have one order `o` of the list by its id; `isKnown`: it is one of `scope.ids`. */
function listed(walk: Walk, orderId: SQL, isKnown = false): SQL {
  const { scope, address, now } = walk
  const rest = sql`${stageCondition(address.show, now)} and ${comesAfter(walk)}`
  if (scope.isWhole) {
    return sql`orders o where o.id = ${orderId} and o.family = ${scope.family}
      and o.store_id = any(${sql.param([...scope.storeIds])}::bigint[]) and ${rest}`
  }
  return sql`${scope.source} join ${scope.tables} on o.store_id = s.id
    where o.id = ${orderId} and ${isKnown ? scope.ofKnown : scope.condition} and ${rest}
      and ${scope.test(orderId)}`
}

function sorted({ by, down }: ListSort): SQL {
  const way = down ? sql`desc` : sql`asc`
  return by === 'placed' ? sql`o.id ${way}` : sql`${SORT_KEYS[by]} ${way}, o.id ${way}`
}

/** Whether an order comes after the page before. */
function comesAfter(walk: Walk): SQL {
  const { sort, after } = walk.address
  if (after === null) return sql`true`
  const than = sort.down ? sql`<` : sql`>`
  const keys = sort.by === 'placed' ? [] : [SORT_KEYS[sort.by]]
  return sql`(${sql.join([...keys, sql`o.id`], sql`, `)}) ${than}
    (${sql.join(lastOf(walk, after), sql`, `)})`
}

/** Of the order where the page before ended: what the list is sorted by. */
function lastOf({ scope, address: { sort } }: Walk, after: number): SQL[] {
  const id = sql`${after}::bigint`
  if (sort.by === 'placed') return [id]
  // Only an order that the person may see says where to go on: others' names are not asked for.
  const key = sql`(select ${SORT_KEYS[sort.by]} from orders o where o.id = ${after}
    and o.family = ${scope.family} and o.store_id = any(${sql.param([...scope.storeIds])}::bigint[]))`
  return [key, id]
}
