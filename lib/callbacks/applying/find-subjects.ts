import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { OrderRow } from '@/lib/orders/lock-order'
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
  const { rows } = await queries.execute<Candidate>(sql`
    select s.place, o.id, o.platform_order_id as "platformOrderId"
    from ${listOf(subjects)} cross join lateral (
      (select id, platform_order_id from orders
       where s."clientOrderId" = '' and family = s.family
         and platform_order_id = s."platformOrderId"
       order by id desc limit 3)
      union all
      (select id, platform_order_id from orders
       where s."clientOrderId" <> '' and family = s.family
         and client_order_id = s."clientOrderId"
         and (platform_order_id = s."platformOrderId" or platform_order_id is null)
       order by id desc limit 3)) o
    order by s.place, o.id desc`)
  const found = new Map<number, number>()
  for (const [place, { platformOrderId }] of subjects.entries()) {
    const mine = rows.filter((row) => row.place === place)
    const exact = mine.find((row) => row.platformOrderId === platformOrderId)
    const one = exact ?? (mine.length === 1 ? mine[0] : undefined)
    if (one) found.set(place, Number(one.id))
  }
  return found
}

type Candidate = { place: number; id: string; platformOrderId: string | null }

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
