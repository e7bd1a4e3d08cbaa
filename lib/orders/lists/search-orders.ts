import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { comparedCode } from '@/lib/domain/scanned-code'
import type { OrderHit } from '../model/order-hit'
import { codeMatch, type StoresOfFamilies } from './code-match'
import { hasWords } from './search-condition'
import { searchWords } from './search-words'

/** What many orders have is looked for among the latest of each store and family. */
const LATEST = 1_000

/** Of older ones with the same words no more are looked at than anybody would choose from. */
const MOST_OLDER = 200

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
  const allowed = sql`unnest(
    ${sql.param(places.map(({ family }) => family))}::text[],
    ${sql.param(places.map(({ id }) => id))}::bigint[]) as a(family, store_id)`
  const ids = await queries.execute<{ id: string }>(sql`
    select o.id from (${matches({ ...input, allowed })}) as f(id) join orders o on o.id = f.id
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

type Wanted = { text: string; phonePrefixes: readonly string[]; allowed: ReturnType<typeof sql> }

/** A union rather than an "or": each part has its index. */
function matches({ text, phonePrefixes, allowed }: Wanted) {
  const code = comparedCode(text)
  const words = searchWords(text)
  const parts = [
    sql`select recent.order_id from ${allowed} cross join lateral (
        select q.order_id, q.text from order_search q
        where q.family = a.family and q.store_id = a.store_id
        order by q.order_id desc limit ${LATEST}) recent
      where ${words ? hasWords(sql`recent.text`, words) : sql`false`}`,
  ]
  if (words?.isIndexed)
    parts.push(sql`(select q.order_id from order_search q
      where ${hasWords(sql`q.text`, words)}
        and (q.family, q.store_id) in (select a.family, a.store_id from ${allowed})
      limit ${MOST_OLDER})`)
  if (code.length >= LEAST_OF_ALL)
    parts.push(sql`select o.id from order_codes c join orders o on o.id = c.order_id
      where c.code like ${`${literal(code)}%`}
        and (o.family, o.store_id) in (select a.family, a.store_id from ${allowed})`)
  for (const prefix of phonePrefixes.filter(({ length }) => length >= LEAST_OF_ALL))
    parts.push(sql`select o.id from orders o
      where o.family in ('food', 'parcel', 'express')
        and o.recipient_phone like ${`${literal(prefix)}%`}
        and (o.family, o.store_id) in (select a.family, a.store_id from ${allowed})`)
  return sql.join(parts, sql` union `)
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
