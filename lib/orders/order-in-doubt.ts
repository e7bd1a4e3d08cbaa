import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { permissionFor } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'

/** Which order a person decides about, as the actions of its family name it. */
export type Decision = { actor: Actor; family: Family; orderId: number }

/**
 * An order of the family about which the person may decide: who may place one there. An order that
 * they may not see is not there. Throws `notFound`, `notAllowed`.
 */
export async function orderInDoubt(db: Database, { actor, family, orderId }: Decision) {
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  const see = permissionFor(family, 'see')
  if (found?.order.family !== family || !can(actor, see, found.store.id)) {
    throw new Problem('notFound')
  }
  const place = permissionFor(family, 'place')
  if (!can(actor, place, found.store.id)) throw new Problem('notAllowed')
  return found
}
