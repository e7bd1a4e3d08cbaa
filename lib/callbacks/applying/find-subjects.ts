import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import type { CallbackSubject } from '../callback-kind'

/**
 * The order that callbacks of each subject speak of, by the subject's place in the list: the one of
 * ours with its client order id that has the platform's id or none yet; without a client order id,
 * the latest with the platform's id. Left out where there is no such order, or more than one could be
 * meant. Locks nothing.
 */
export async function findSubjects(
  queries: Queries,
  subjects: readonly CallbackSubject[],
): Promise<ReadonlyMap<number, number>> {
  if (subjects.length === 0) return new Map()
  const { rows } = await queries.execute<{ place: number; orderId: string }>(meantOrders(subjects))
  return new Map(rows.map(({ place, orderId }) => [place, Number(orderId)]))
}

/**
 * The same orders, each locked as it is by then; with `wait` once whoever holds it lets it go, else
 * left out while somebody does.
 */
export async function lockSubjects(
  tx: Transaction,
  subjects: readonly CallbackSubject[],
  { wait }: { wait: boolean },
): Promise<ReadonlyMap<number, OrderRow>> {
  if (subjects.length === 0) return new Map()
  const columns = {
    place: sql<number>`place`.as('place'),
    orderId: sql`"orderId"`.as('orderId'),
  }
  const meant = tx.$with('meant', columns).as(meantOrders(subjects))
  const rows = await tx
    .with(meant)
    .select({ place: meant.place, order: orders })
    .from(meant)
    .innerJoin(orders, eq(orders.id, meant.orderId))
    // Whoever locks several does so in the same order, and waits for nobody who waits for it.
    .orderBy(orders.id)
    .for('update', wait ? { of: orders } : { of: orders, skipLocked: true })
    .prepare(wait ? 'meant_orders_waited_for' : 'meant_orders_at_once')
    .execute()
  return new Map(rows.map(({ place, order }) => [place, order]))
}

function meantOrders(subjects: readonly CallbackSubject[]): SQL {
  return sql`
    select place, id as "orderId" from (
      select s.place, o.id, o.exact, count(*) over (partition by s.place) as candidates,
        row_number() over (partition by s.place order by o.exact desc, o.id desc) as nth
      from ${listOf(subjects)} cross join lateral (
        (select id, true as exact from orders
         where s."clientOrderId" = '' and family = s.family
           and platform_order_id = s."platformOrderId"
         order by id desc limit 3)
        union all
        (select id, platform_order_id is not null from orders
         where s."clientOrderId" <> '' and family = s.family
           and client_order_id = s."clientOrderId"
           and (platform_order_id = s."platformOrderId" or platform_order_id is null)
         order by id desc limit 3)) o) candidate
    where nth = 1 and (exact or candidates = 1)`
}

/** Whether an order, as it is once it is locked, is still the one that was found. */
export function isStillMeant(order: OrderRow, { platformOrderId }: CallbackSubject): boolean {
  return order.platformOrderId === null || order.platformOrderId === platformOrderId
}

/** As a table `s` of a query. */
export function listOf(subjects: readonly CallbackSubject[]) {
  const list = subjects.map(({ family, platformOrderId, clientOrderId }, place) => ({
    place,
    family,
    platformOrderId,
    clientOrderId,
  }))
  return sql`json_to_recordset(${JSON.stringify(list)}::json)
    as s (place int, family text, "platformOrderId" text, "clientOrderId" text)`
}
