import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { areaOf, type Region } from '@/lib/domain/areas'
import type { OrderRow } from '@/lib/orders/lock-order'
import { customerPhone } from './customer-phone'

/** What its store knows of who ordered; null when nobody with that number is kept there. */
export async function customerOfOrder(
  queries: Queries,
  { order, region }: { order: OrderRow; region: Region },
): Promise<{ id: number; note: string } | null> {
  const { recipientPhone: phone, request, storeId } = order
  if (phone === null) return null
  const typed = request?.['callingCode']
  const callingCode = typeof typed === 'string' ? typed : areaOf(region).callingCode
  const kept = customerPhone({ phone, callingCode }, region)
  const [found] = await queries
    .select({ id: customers.id, note: customers.note })
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.phone, kept)))
  return found ?? null
}
