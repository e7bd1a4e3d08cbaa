import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { comparedCode } from '@/lib/domain/scanned-code'
import type { OrderHit } from '../model/order-hit'
import { codeMatch, type StoresOfFamilies } from './code-match'
import { foundInBlocks, isCommon } from './search-blocks'
import { hasParts, hasWords } from './search-condition'
import { searchWords } from './search-words'

/** What many orders have is looked for among the latest of each store and family: so many together. */
const LATEST = 4_000
const LATEST_OF_PLACE = { least: 20, most: 1_000 }

/** No more with the same words are looked at than anybody would choose from, nor that begin alike. */
const MOST_OF_LATEST = 500
const MOST_OLDER = 200
const MOST_ALIKE = 2_000

/** Shorter than this, too many numbers begin alike to be looked for among all orders there ever were. */
const LEAST_OF_ALL = 4

/**
 * The orders of any family that a text means, at the stores where they may be seen: by how any number
 * or the phone begins, or by any part of a number, name, phone or address. What is meant exactly comes
 * first, then what is open, then the latest. `phonePrefixes`: the text as phones are kept, empty where
 * it is none.
 */
export async function searchOrders(
  queries: Queries,
  input: {
    stores: StoresOfFamilies
    text: string
    phonePrefixes: readonly string[]
    most: number
  },
): Promise<OrderHit[]> {
  const places = Object.entries(input.stores).flatMap(([family, ids]) =>
    ids.map((id) => ({ family, id })),
  )
  if (places.length === 0) return []
  const found = await matches(queries, { ...input, places })
  const ids = await queries.execute<{ id: string }>(sql`
    select o.id from (${found}) as f(id) cross join lateral ${orderOf(sql`f.id`)} o
    order by ${isExact(input)} desc, o.closed, o.id desc
    limit ${input.most}`)
  const order = ids.rows.map(({ id }) => Number(id))
  if (order.length === 0) return []
  const rows = await queries.select().from(orders).where(inArray(orders.id, order))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return order.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { pickupCode, recipientPhone } = row
    return [{ ...codeMatch(row), pickupCode, recipientPhone }]
  })
}

type Wanted = {
  text: string
  phonePrefixes: readonly string[]
  places: readonly { family: string; id: number }[]
}

/** Selects the ids of what is meant: a union rather than an "or", since each part has its index. */
async function matches(queries: Queries, { text, phonePrefixes, places }: Wanted) {
  const allowed = allowedOf(places)
  const code = comparedCode(text)
  const parts = [
    sql`select unnest(${sql.param(await withWords(queries, { text, places }))}::bigint[])`,
    sql`select o.id from order_codes c cross join lateral ${orderOf(sql`c.order_id`)} o
      where c.code = ${code} and ${allowed}`,
  ]
  if (code.length >= LEAST_OF_ALL)
    parts.push(sql`select o.id from (select c.order_id from order_codes c
        where c.code like ${`${literal(code)}%`} order by c.code using ~>~ limit ${MOST_ALIKE}) c
      cross join lateral ${orderOf(sql`c.order_id`)} o where ${allowed}`)
  for (const prefix of phonePrefixes.filter(({ length }) => length >= LEAST_OF_ALL))
    parts.push(sql`select o.id from (select o.id, o.family, o.store_id from orders o
        where o.family in ('food', 'parcel', 'express')
          and o.recipient_phone like ${`${literal(prefix)}%`} limit ${MOST_ALIKE}) o
      where ${allowed}`)
  return sql.join(parts, sql` union `)
}

/** One by one: the whole table is never worth reading for these few. */
const orderOf = (id: SQL) => sql`(select o.* from orders o where o.id = ${id} offset 0)`

const allowedOf = (places: Wanted['places']) => sql`(o.family, o.store_id) in (
  select a.family, a.store_id from ${tableOf(places)})`

const tableOf = (places: Wanted['places']) => sql`unnest(
  ${sql.param(places.map(({ family }) => family))}::text[],
  ${sql.param(places.map(({ id }) => id))}::bigint[]) as a(family, store_id)`

type LatestOfPlaces = { ids: string[] | null; share: number; shareFound: number }

/** Those with all words: among the latest of each place and, of what few have, by the index of all. */
async function withWords(
  queries: Queries,
  { text, places }: Omit<Wanted, 'phonePrefixes'>,
): Promise<number[]> {
  const words = searchWords(text)
  if (words === null) return []
  const { least, most } = LATEST_OF_PLACE
  const ofPlace = Math.min(most, Math.max(least, Math.floor(LATEST / places.length)))
  const { rows } = await queries.execute<LatestOfPlaces>(sql`
    select (array_agg(order_id order by order_id desc) filter (where has))[1:${sql.raw(String(MOST_OF_LATEST))}] as ids,
      greatest(1, count(*) filter (where may)) / greatest(1, count(*))::float8 as share,
      count(*) filter (where has) / greatest(1, count(*))::float8 as "shareFound"
    from (
      select recent.order_id, ${hasParts(sql`recent.text`, words)} as may,
        ${hasWords(sql`recent.text`, words)} as has
      from ${tableOf(places)} cross join lateral (
        select q.order_id, q.text from order_search q
        -- Between the two of them, that is equal to both: so no other index has this order. By that of
        -- ids alone, a place that never had an order would be looked for among all there are.
        where (q.family, q.store_id) >= (a.family, a.store_id)
          and (q.family, q.store_id) <= (a.family, a.store_id)
        order by q.family desc, q.store_id desc, q.order_id desc limit ${ofPlace}) recent) looked`)
  const [row] = rows
  const latest = (row?.ids ?? []).map(Number)
  const { share } = row ?? { share: 1 }
  if (words.parts.length === 0 || isCommon(share)) return latest
  const older = await foundInBlocks(queries, {
    search: words,
    storeIds: [...new Set(places.map(({ id }) => id))],
    before: null,
    share,
    condition: sql`(q.family, q.store_id) in (
      select a.family, a.store_id from ${tableOf(places)})`,
    most: MOST_OLDER,
  })
  return [...latest, ...older.ids.slice(0, MOST_OLDER)]
}

/** Whether the text is a whole number of the order `o`. */
function isExact({ text, phonePrefixes }: Pick<Wanted, 'text' | 'phonePrefixes'>) {
  const code = comparedCode(text)
  return sql`coalesce(o.pickup_code = ${text}
    or o.recipient_phone = any(${sql.param([...phonePrefixes])}::text[])
    or exists (select 1 from order_codes c where c.order_id = o.id and c.code = ${code}), false)`
}

/** Text that stands for itself in `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
