import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { DEPARTS } from '@/lib/orders/measures/order-measures'
import type { Family } from '@/lib/domain/stages'
import { isKept, type Kept, type ListScope } from './list-scope'
import type { ListSort } from './model/list-columns'
import type { StageFilter } from './model/stage-filter'

/** What each sort goes by, of an order `o`; orders have their ids in the order in which we learned of them. */
export const SORT_KEYS = {
  placed: sql`o.id`,
  leaves: DEPARTS,
  recipient: sql`lower(coalesce(o.recipient_name, ''))`,
} as const

/** In these stages are nearly all orders: whoever looks at them one by one soon has enough. */
const OF_NEARLY_ALL: readonly StageFilter[] = ['done', 'all']
export const hasNearlyAll = (filter: StageFilter): boolean => OF_NEARLY_ALL.includes(filter)

/** These have ended, and become ever more: what is not of them stays as much as a store has at hand. */
const ENDED: readonly StageFilter[] = ['done', 'cancelled', 'refused', 'all']
export const isOpenOnly = (filter: StageFilter): boolean => !ENDED.includes(filter)

/**
 * An index that has the orders of one store `s` together, those of a list in its order: `prefix` is one
 * value each, `rest` is what they are sorted by.
 */
type StoreWay = { prefix: readonly SQL[]; values: readonly SQL[]; rest: readonly SQL[] }

/** The way that a list's sort goes; null where there is none, and the planner decides. */
export function storeWay(
  scope: ListScope,
  { by, show }: { by: ListSort['by']; show: StageFilter },
): StoreWay | null {
  const { family, kept, isOfFew, isOfDays } = scope
  if (isOfFew || (kept && (isOfDays || by !== 'placed'))) return null
  const values = [sql`${family}::text`, sql`s.id`]
  if (kept && hasNearlyAll(show)) {
    const prefix = [sql`k.family`, sql`k.store_id`, kept.column]
    return { prefix, values: [...values, kept.value], rest: [sql`k.order_id`] }
  }
  const rest = by === 'placed' ? [] : [SORT_KEYS[by]]
  return { prefix: [sql`o.family`, sql`o.store_id`], values, rest: [...rest, sql`o.id`] }
}

type Along = {
  scope: ListScope
  way: StoreWay
  /** The condition on an order `o`, beside those of the scope. */
  condition: SQL
  down?: boolean
  /** Where to go on, by what the way is sorted by; null for its beginning. */
  after?: readonly SQL[] | null
}

/**
 * What follows `from` to have the orders `o` of a store along its way, and their order. Neither says
 * `=` of family and store: the planner, which takes them for evenly mixed, would then go along any
 * index in the hope of soon meeting some, and through the whole table at a store that has none.
 */
export function alongWay({ scope, way, condition, down = false, after = null }: Along): {
  from: SQL
  order: SQL
} {
  const { prefix, values, rest } = way
  const { kept, own } = scope
  // One bound on each side: of several an index scan begins at the first, however far that is.
  const edge = (than: '>' | '<') => {
    if (after !== null && (than === '<') === down) {
      return bound(than, [...prefix, ...rest], [...values, ...after])
    }
    if (rest[0] !== DEPARTS) return bound(`${than}=`, prefix, values)
    const day =
      than === '>' ? sql`coalesce(s.starts, '-infinity')` : sql`coalesce(s.ends, 'infinity')`
    return bound(`${than}=`, [...prefix, DEPARTS], [...values, day])
  }
  const range = sql`${edge('>')} and ${edge('<')}`
  const side = sql.raw(down ? ' desc' : '')
  const order = listed([...prefix, ...rest].map((column) => sql`${column}${side}`))
  if (kept === null)
    return { from: sql`orders o where ${range} and ${own} and ${condition}`, order }
  if (prefix.includes(kept.column)) {
    const from = sql`order_search k
      cross join lateral (
        select * from orders o where o.id = k.order_id and ${own} and ${condition} offset 0) o
      where ${range} and ${kept.rest}`
    return { from, order }
  }
  const from = sql`orders o where ${range} and ${own} and ${condition} and ${isOfKept(scope.family, kept)}`
  return { from, order }
}

/** Whether an order `o` is one of those of a store `s` of which something is kept, looked up by its id. */
export const isOfKept = (family: Family, kept: Kept): SQL => sql`exists (
  select 1 from order_search k where k.order_id = o.id and ${isKept(family, kept)} offset 0)`

/**
 * The same of what leaves on the days of the scope, to be sorted by something else: all of them are
 * read, which are fewer than those of a store.
 */
export function ofDays({ scope, condition }: Pick<Along, 'scope' | 'condition'>): SQL {
  const way = storeWay({ ...scope, kept: null }, { by: 'leaves', show: 'all' })
  if (way === null) throw new RangeError('few are no days')
  const { from, order } = alongWay({ scope: { ...scope, kept: null }, way, condition })
  return sql`(select o.* from ${from} order by ${order} offset 0) o`
}

/** The open ones of a store `s`, to be sorted by anything: few enough to be read all. */
export function ofOpen({ scope, condition }: Pick<Along, 'scope' | 'condition'>): SQL {
  const { family, kept, own } = scope
  const prefix = [sql`o.family`, sql`o.store_id`]
  const values = [sql`${family}::text`, sql`s.id`]
  const isThere = kept ? isOfKept(family, kept) : sql`true`
  // Apart from what it is sorted by and goes on from: for so little the planner would go along an index
  // of all orders, of which it passes by thousands for each that is open.
  return sql`(select o.* from orders o
    where ${bound('>=', prefix, values)} and ${bound('<=', prefix, values)} and not o.closed
    offset 0) o where ${own} and ${condition} and ${isThere}`
}

const bound = (than: string, columns: readonly SQL[], to: readonly SQL[]): SQL =>
  sql`(${listed(columns)}) ${sql.raw(than)} (${listed(to)})`

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)
