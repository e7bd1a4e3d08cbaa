import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { MAY } from '@/lib/domain/permissions'
import { comparedCode } from '@/lib/domain/scanned-code'
import type { OrderListPage, OrderListQuery, ListFilter } from '../model/order-list'
import { PLACING_PATIENCE_MS } from '../model/placing'
import { readCards } from './read-cards'

/** Shorter than this, half of all numbers begin alike. */
const LEAST_DIGITS = 3

/** Names are read one by one, so only those of the latest orders of each store. */
const NAMES_SEARCHED = 2000

/** Text that stands for itself in `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** As `attentionOf` decides it for one order in the browser; what was refused has a filter of its own. */
const needsSomebody = (now: Date) => sql`(
  (o.placing = 'unconfirmed' and (o.wait_until is null or o.wait_until <= ${now.toISOString()}))
  or (o.placing = 'placing'
    and o.created_at < ${new Date(now.getTime() - PLACING_PATIENCE_MS).toISOString()})
  or (o.placing = 'placed' and (o.stage in ('problem', 'unknown') or o.cancelling = 'unconfirmed')))`

/** Orders of one page. */
const PAGE = 50

/**
 * One page of the orders of a family at those of the given stores where the person may see them, the
 * latest first, by the order in which we learned of them: their own ids, which never change, so that
 * a page begins where the one before ended whatever happens in between.
 */
export async function listOrders(input: { actor: Actor } & OrderListQuery): Promise<OrderListPage> {
  const { actor, family, filter, search, after } = input
  const db = database()
  const storeIds = storesWhere(actor, MAY.see[family], input.storeIds)
  if (storeIds.length === 0) return { cards: [], next: null }
  const now = new Date()
  const conditions = [
    ...(filter === 'all' ? [] : [filterCondition(filter, now)]),
    ...(after === null ? [] : [sql`o.id < ${after}`]),
  ]
  const found = matchingOrderIds({ family, storeIds, search })
  const ids = await db.execute<{ id: string }>(
    found ? searched({ found, conditions }) : latest({ family, storeIds, conditions }),
  )
  const all = ids.rows.map(({ id }) => Number(id))
  const shown = all.slice(0, PAGE)
  const cards = await readCards(db, shown)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    cards: shown.flatMap((id) => byId.get(id) ?? []),
    next: all.length > PAGE ? (shown.at(-1) ?? null) : null,
  }
}

const and = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/** One short walk down the index of each store, instead of sorting all that all of them ever had. */
function latest(input: { family: string; storeIds: readonly number[]; conditions: SQL[] }): SQL {
  const { family, storeIds, conditions } = input
  return sql`
    select page.id from unnest(${sql.param([...storeIds])}::bigint[]) as s(id)
    cross join lateral (
      select o.id from orders o
      where o.family = ${family} and o.store_id = s.id and ${and(conditions)}
      order by o.id desc limit ${PAGE + 1}) page
    order by page.id desc limit ${PAGE + 1}`
}

function searched({ found, conditions }: { found: SQL; conditions: SQL[] }): SQL {
  return sql`
    select o.id from (${found}) as f(id) join orders o on o.id = f.id
    where ${and(conditions)}
    order by o.id desc limit ${PAGE + 1}`
}

/** The condition on an order `o` of a list's filter. */
function filterCondition(filter: ListFilter, now: Date): SQL {
  switch (filter) {
    case 'open':
      return sql`not o.closed`
    case 'needs-you':
      return sql`not o.closed and ${needsSomebody(now)}`
    case 'waiting':
      return sql`not o.closed and o.placing = 'placed' and o.stage = 'waiting'`
    case 'moving':
      return sql`not o.closed and o.stage in ('coming', 'at-store', 'riding', 'near')`
    case 'done':
      return sql`o.closed and o.stage = 'done'`
    case 'cancelled':
      return sql`o.closed and o.stage = 'cancelled'`
    case 'refused':
      return sql`o.closed and o.placing = 'refused'`
  }
}

/** The digits of what looks like a phone number; null for anything else. */
function phoneDigits(search: string): string | null {
  if (!/^[+\d][\d\s-]*$/.test(search)) return null
  const digits = search.replace(/\D/g, '')
  return digits.length < LEAST_DIGITS ? null : digits
}

/**
 * The ids of the orders that a search means: by how any of their numbers begins, by how the
 * recipient's phone begins, or by a part of the recipient's name among the latest of each store.
 * Null when nothing is searched for.
 */
function matchingOrderIds(input: {
  family: string
  storeIds: readonly number[]
  search: string
}): SQL | null {
  const { family } = input
  const search = input.search.trim()
  if (search === '') return null
  const stores = sql`${sql.param([...input.storeIds])}::bigint[]`
  const mine = sql`o.family = ${family} and o.store_id = any(${stores})`
  const digits = phoneDigits(search)
  const byPhone =
    digits === null
      ? sql``
      : sql`union
        select o.id from orders o where ${mine} and o.recipient_phone like ${`${digits}%`}`
  return sql`
    select o.id from order_codes c join orders o on o.id = c.order_id
    where ${mine} and c.code like ${`${literal(comparedCode(search))}%`}
    ${byPhone}
    union
    select recent.id from unnest(${stores}) as s(id)
    cross join lateral (
      select o.id, o.recipient_name from orders o
      where o.family = ${family} and o.store_id = s.id
      order by o.id desc limit ${NAMES_SEARCHED}) recent
    where recent.recipient_name ilike ${`%${literal(search)}%`}`
}
