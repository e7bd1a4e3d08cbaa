import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { permissionFor } from '@/lib/domain/permissions'
import { filterCondition } from './list-filter'
import { foundBySearch } from './list-search'
import { readCards } from './read-cards'
import type { OrderListPage, OrderListQuery } from './schema'

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
  const storeIds = storesWhere(actor, permissionFor(family, 'see'), input.storeIds)
  if (storeIds.length === 0) return { cards: [], next: null }
  const now = new Date()
  const conditions = [
    ...(filter === 'all' ? [] : [filterCondition(filter, now)]),
    ...(after === null ? [] : [sql`o.id < ${after}`]),
  ]
  const found = foundBySearch({ family, storeIds, search })
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
