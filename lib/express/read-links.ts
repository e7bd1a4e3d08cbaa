import 'server-only'
import { asc, eq, or } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { LinkedWaybill, WaybillDetail } from './model/waybill-detail'

/** In whose place a waybill was made, and what was made in its own, oldest first; all of one store. */
export async function readLinks(
  db: Queries,
  { id, replacesId }: Pick<OrderRow, 'id' | 'replacesId'>,
): Promise<Pick<WaybillDetail, 'replaces' | 'replacedBy'>> {
  const isMeant = eq(orders.replacesId, id)
  const rows = await db
    .select({
      id: orders.id,
      replacesId: orders.replacesId,
      platformOrderId: orders.platformOrderId,
      clientOrderId: orders.clientOrderId,
      stage: orders.stage,
    })
    .from(orders)
    .where(replacesId === null ? isMeant : or(isMeant, eq(orders.id, replacesId)))
    .orderBy(asc(orders.id))
  const linked = rows.map((row): LinkedWaybill => ({
    id: row.id,
    code: row.platformOrderId ?? row.clientOrderId,
    stage: row.stage,
  }))
  return {
    replaces: linked.find((one) => one.id === replacesId) ?? null,
    replacedBy: linked.filter((one) => one.id !== replacesId),
  }
}
