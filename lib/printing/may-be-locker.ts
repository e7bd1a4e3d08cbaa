import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { expressRules, isExpressProduct } from '@/lib/domain/express-products'
import { productOf } from './printable'

/** Whether a waybill goes into a locker; so may one that was made elsewhere, whose product we do not know. */
export async function mayBeLocker(queries: Queries, orderId: number): Promise<boolean> {
  const [order] = await queries
    .select({ product: productOf })
    .from(orders)
    .where(eq(orders.id, orderId))
  const { product = null } = order ?? {}
  return !isExpressProduct(product) || expressRules(product).destination === 'locker'
}
