import { inArray } from 'drizzle-orm'
import { connect } from '@/lib/db/client'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { Coordinates } from '@/lib/domain/coordinates'

/** A food order as a form would have it. */
export type OrderToSeed = {
  storeCode: string
  /** All digits: its last four become the pickup code (food §4.2). */
  clientOrderId: string
  recipientName: string
  /** Without a country code. */
  phone: string
  address: string
  door: Coordinates
  totalCents: number
}

/**
 * Writes food orders down as placing one does before the platform has answered; the platform's first
 * callback settles them. Returns their ids in the same order. Throws when a store does not exist.
 */
export async function seedOrders(
  databaseUrl: string,
  wanted: readonly OrderToSeed[],
): Promise<number[]> {
  const { db, pool } = connect(databaseUrl)
  try {
    const codes = [...new Set(wanted.map(({ storeCode }) => storeCode))]
    const found = await db.select().from(stores).where(inArray(stores.code, codes))
    const idOf = new Map(found.map(({ code, id }) => [code, id]))
    return await db.transaction(async (tx) => {
      const made = await tx
        .insert(orders)
        .values(wanted.map((order) => rowOf(order, idOf)))
        .returning({ id: orders.id, at: orders.createdAt })
      const asked = { identity: 'asked', source: 'staff', kind: 'asked' } as const
      await tx.insert(orderEvents).values(made.map(({ id, at }) => ({ ...asked, orderId: id, at })))
      return made.map(({ id }) => id)
    })
  } finally {
    await pool.end()
  }
}

function rowOf(
  order: OrderToSeed,
  storeIds: ReadonlyMap<string, number>,
): typeof orders.$inferInsert {
  const storeId = storeIds.get(order.storeCode)
  if (storeId === undefined) throw new Error(`there is no store ${order.storeCode}`)
  const { clientOrderId, recipientName, phone, address, door, totalCents } = order
  return {
    family: 'food',
    storeId,
    clientOrderId,
    pickupCode: clientOrderId.slice(-4),
    placing: 'placing',
    recipientName,
    recipientPhone: phone,
    address,
    doorLat: door.lat,
    doorLng: door.lng,
    totalCents,
  }
}
