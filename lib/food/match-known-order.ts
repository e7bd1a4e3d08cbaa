import 'server-only'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import type { FoodOrder } from '@/lib/platform/food/order-info'

/** An order of ours that the platform's answer may be about. */
export type KnownOrder = { id: number; storeId: number }

/**
 * The food orders of a region that an answer can mean: by the platform's id, or by our own where the
 * platform's is not known yet. When the answer names our id, it must be the same (decision 0073).
 */
export async function matchKnownOrders(
  db: Database,
  region: Region,
  answer: Pick<FoodOrder, 'orderId' | 'clientOrderId'>,
): Promise<KnownOrder[]> {
  const { orderId, clientOrderId } = answer
  const byPlatformId = eq(orders.platformOrderId, orderId)
  const byBoth = (ours: string) =>
    and(
      eq(orders.clientOrderId, ours),
      // Not confirmed yet. Numbers that others make are not unique: only one made here will do.
      or(byPlatformId, and(isNull(orders.platformOrderId), eq(orders.origin, 'here'))),
    )
  return db
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.family, 'food'),
        eq(stores.region, region),
        clientOrderId === null ? byPlatformId : byBoth(clientOrderId),
      ),
    )
}
