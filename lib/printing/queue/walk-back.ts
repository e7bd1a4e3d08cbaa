import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { mostOfStore } from '@/lib/orders/lists/most-of-store'
import { DEPARTS } from '@/lib/orders/measures/order-measures'
import { cursor, placeOf } from './waybill-cursor'

/** So many waybills are looked at at once, at the least, */
const LEAST_LOOK = 600
/** and so many together, before somebody says that it should go on. */
const MOST_LOOK = 10_000
/** How much further than it seems to take: what was found so far is a part of it. */
const SPARE = 1.25

type Walk = {
  storeIds: readonly number[]
  /** What is asked of a waybill, of `orders`. */
  matching: SQL
  /** Those that leave before this one (`cursor`); null for the latest. */
  after: string | null
  /** So many are enough; there may be more. */
  most: number
}

type WalkedBack = {
  /** The latest to leave first. */
  ids: number[]
  /** After which one to go on; null where nothing is left to look at. */
  next: string | null
}

/**
 * The waybills of all times that match, the latest to leave first: short walks back along each
 * store's own, which look at so many and no more. Few of them may have what is asked for, and a year
 * of them is not read to learn that.
 */
export function walkBack(queries: Queries, walk: Walk): Promise<WalkedBack> {
  return walkOn(queries, walk, { ids: [], next: walk.after }, MOST_LOOK)
}

/** The same as far as it takes, piece by piece. */
export async function walkAllBack(queries: Queries, walk: Walk): Promise<number[]> {
  const walked = await walkBack(queries, walk)
  const { ids, next } = walked
  if (isEnough(walked, walk)) return ids
  const rest = { ...walk, after: next, most: walk.most - ids.length }
  return [...ids, ...(await walkAllBack(queries, rest))]
}

const isEnough = ({ ids, next }: WalkedBack, { most }: Walk): boolean =>
  next === null || ids.length >= most

async function walkOn(
  queries: Queries,
  walk: Walk,
  walked: WalkedBack,
  left: number,
): Promise<WalkedBack> {
  const before = MOST_LOOK - left
  // Nothing found so far leads all the way at once.
  const enough = before && ((walk.most - walked.ids.length) / walked.ids.length) * before * SPARE
  const most = Math.min(left, Math.max(LEAST_LOOK, Math.ceil(enough)))
  const further = await look(queries, { ...walk, after: walked.next }, most)
  const together = { ids: [...walked.ids, ...further.ids], next: further.next }
  if (left <= most || isEnough(together, walk)) return together
  return walkOn(queries, walk, together, left - most)
}

async function look(
  queries: Queries,
  { storeIds, matching, after }: Walk,
  most: number,
): Promise<WalkedBack> {
  if (storeIds.length === 0) return { ids: [], next: null }
  const ofStore = mostOfStore(most, storeIds.length)
  // Neither bound says `=` of family and store, as lists do not (`lib/lists/store-way.ts`).
  const bound =
    after === null
      ? sql`(o.family, o.store_id) <= ('express', s.id)`
      : sql`(o.family, o.store_id, ${DEPARTS}, o.id) < ('express', s.id, ${placeOf(after)})`
  const order = sql`o.family desc, o.store_id desc, ${DEPARTS} desc, o.id desc`
  // As soon as the walk of one store was cut short, something of it may be missing.
  const { rows } = await queries.execute<Row>(sql`
    with walked as materialized (
      select page.*, row_number() over (order by page.at desc, page.id desc) as place
      from unnest(${sql.param([...storeIds])}::bigint[]) as s(id) cross join lateral (
        select o.id, ${DEPARTS} as at, row_number() over (order by ${order}) as nth from orders o
        where ${bound} and (o.family, o.store_id) >= ('express', s.id)
        order by ${order} limit ${ofStore}) page),
    edge as (select min(place) as place from walked where nth = ${ofStore}),
    looked as materialized (
      select w.id, w.at, w.place, q.has from walked w cross join lateral (
        -- One by one: the whole table is never worth reading for these few.
        select ${matching} as has from orders where orders.id = w.id offset 0) q
      where w.place <= coalesce((select place from edge), w.place))
    select array_agg(id order by place) filter (where has) as ids,
      (array_agg(${cursor(sql`at`, sql`id`)} order by place desc))[1] as last,
      (select place from edge) is null as "isAll"
    from looked`)
  const [row] = rows
  if (!row) throw new Error('a walk without an answer')
  const { ids, last, isAll } = row
  return { ids: (ids ?? []).map(Number), next: isAll ? null : last }
}

type Row = { ids: string[] | null; last: string | null; isAll: boolean }
