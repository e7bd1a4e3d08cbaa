import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { permissionFor } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

/** Which order a person decides about. */
export type Decision = { actor: Actor; orderId: number }

/**
 * An order about which the person may decide: who may place one of its family there. An order that
 * they may not see is not there. Throws `notFound`, `notAllowed`.
 */
export async function orderInDoubt(db: Database, { actor, orderId }: Decision) {
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (!found || !can(actor, permissionFor(found.order.family, 'see'), found.store.id)) {
    throw new Problem('notFound')
  }
  const place = permissionFor(found.order.family, 'place')
  if (!can(actor, place, found.store.id)) throw new Problem('notAllowed')
  return found
}
