import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'

/**
 * A food order about which the person may decide: who may place one there. An order that they may
 * not see is not there. Throws `notFound`, `notAllowed`.
 */
export async function orderInDoubt(db: Database, input: { actor: Actor; orderId: number }) {
  const { actor, orderId } = input
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (found?.order.family !== 'food' || !can(actor, 'food.see', found.store.id)) {
    throw new Problem('notFound')
  }
  if (!can(actor, 'food.place', found.store.id)) throw new Problem('notAllowed')
  return found
}
