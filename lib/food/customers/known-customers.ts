import 'server-only'
import { desc, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { customerAddresses, type customers } from '@/lib/db/tables/customers'
import type { KnownAddress, KnownCustomer } from '../model/customers'

/** Rows of customers with their addresses, latest first, in the order given. */
export async function knownCustomers(
  db: Queries,
  rows: readonly (typeof customers.$inferSelect)[],
): Promise<KnownCustomer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, ids))
    .orderBy(desc(customerAddresses.lastUsedAt), desc(customerAddresses.id))
  const addresses = new Map<number, KnownAddress[]>()
  for (const { id, customerId, lat, lng, ...row } of found) {
    const known = addresses.get(customerId) ?? []
    const { address, remark, platformAddressId: addressId } = row
    const location = { lat, lng }
    addresses.set(customerId, [...known, { id, address, addressId, location, remark }])
  }
  return rows.map(({ id, phone, name, note, orderCount, lastOrderAt }) => ({
    id,
    phone,
    name,
    note,
    orderCount,
    lastOrderAt: lastOrderAt.toISOString(),
    addresses: addresses.get(id) ?? [],
  }))
}
