import { randomInt } from 'node:crypto'
import { inDatabase } from '@/lib/testing/in-database'
import { seedFoodOrder } from '@/lib/testing/seeds/seed-food-order'
import { databaseOf } from './database-of'
import type { TypedOrder } from './food-form'
import { placeElsewhere } from './stand-ins/outside-platform'
import type { SimulatorControl } from './simulator-control'

type Sides = { simulator: SimulatorControl; index: number }

/** Digits that no other order has; the last four are the pickup code (food §4.2). */
const ownNumber = () => `${Date.now()}${String(randomInt(10_000_000)).padStart(7, '0')}`

/**
 * A food order that stands here and at the platform as if it had been placed here, and stays where
 * it is: for journeys that begin after the placing.
 */
export async function haveOrder(
  { simulator, index }: Sides,
  { store, phone, name, address, pin }: TypedOrder,
): Promise<{ orderId: number; platformId: string; pickupCode: string }> {
  const clientOrderId = ownNumber()
  const pickupCode = clientOrderId.slice(-4)
  const platformId = await placeElsewhere(simulator.base, {
    store,
    clientOrderId,
    name,
    phone,
    address,
    pin,
  })
  await simulator.hold(platformId)
  const [lat = 0, lng = 0] = pin.split(', ').map(Number)
  const orderId = await inDatabase(await databaseOf(index), store, (db, storeId) =>
    seedFoodOrder(db, {
      storeId,
      clientOrderId,
      platformOrderId: platformId,
      pickupCode,
      name,
      phone,
      address,
      door: { lat, lng },
    }),
  )
  return { orderId, platformId, pickupCode }
}
