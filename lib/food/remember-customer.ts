import 'server-only'
import { sql } from 'drizzle-orm'
import { customerAddresses, customers } from '@/lib/db/tables/customers'
import type { Transaction } from '@/lib/orders/lock-order'
import { customerPhone } from './customer-phone'
import type { CheckedOrder } from './record-order'

/** Addresses that are kept of one customer; beyond them the longest unused goes. */
const MOST_ADDRESSES = 8

/**
 * Keeps who ordered, for this store alone, and where it went with what the courier was told there.
 * An order that the customer fetches has no address to keep.
 */
export async function rememberCustomer(
  tx: Transaction,
  checked: CheckedOrder,
  now: Date,
): Promise<void> {
  const { form, store } = checked
  const name = form.recipientName
  const [customer] = await tx
    .insert(customers)
    .values({
      storeId: store.id,
      phone: customerPhone(checked, store.region),
      name,
      firstOrderAt: now,
      lastOrderAt: now,
    })
    .onConflictDoUpdate({
      target: [customers.storeId, customers.phone],
      set: { name, orderCount: sql`${customers.orderCount} + 1`, lastOrderAt: now },
    })
    .returning({ id: customers.id })
  if (!customer || checked.selfPickup) return
  const { address, location } = checked.destination
  const there = { ...location, remark: form.remark, lastUsedAt: now }
  await tx
    .insert(customerAddresses)
    .values({ customerId: customer.id, address, ...there })
    .onConflictDoUpdate({
      target: [customerAddresses.customerId, customerAddresses.address],
      set: there,
    })
  await tx.execute(sql`
    delete from customer_addresses where id in (
      select id from customer_addresses where customer_id = ${customer.id}
      order by last_used_at desc, id desc offset ${MOST_ADDRESSES})`)
}
