import type { Database } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orderEvents, orders } from '@/lib/db/tables/orders'

type SeededFoodOrder = {
  storeId: number
  clientOrderId: string
  platformOrderId: string
  pickupCode: string
  name: string
  phone: string
  address: string
  door: { lat: number; lng: number }
}

/** A food order as placing leaves it, with its events and the codes that find it; its id. */
export async function seedFoodOrder(db: Database, order: SeededFoodOrder): Promise<number> {
  const { storeId, clientOrderId, platformOrderId, pickupCode, name, phone, address, door } = order
  const [row] = await db
    .insert(orders)
    .values({
      family: 'food',
      storeId,
      clientOrderId,
      platformOrderId,
      pickupCode,
      placing: 'placed',
      recipientName: name,
      recipientPhone: phone,
      address,
      doorLat: door.lat,
      doorLng: door.lng,
      totalCents: 12_050,
    })
    .returning({ id: orders.id })
  if (!row) throw new Error('the order was not written')
  const at = new Date()
  await db.insert(orderEvents).values([
    { orderId: row.id, identity: 'asked', source: 'staff', kind: 'asked', at },
    { orderId: row.id, identity: 'placed', source: 'query', kind: 'placed', at },
  ])
  await db.insert(orderCodes).values([
    { orderId: row.id, kind: 'client-order', code: clientOrderId },
    { orderId: row.id, kind: 'platform-order', code: platformOrderId.toUpperCase() },
  ])
  return row.id
}
