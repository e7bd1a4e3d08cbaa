import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { readPlaces } from '@/lib/orders/history/read-places'
import type { OrderPlaces } from '@/lib/orders/model/order-card'

/** Doors and couriers of the open food orders of some stores: of those that the person may see. */
export async function getPlaces(input: {
  actor: Actor
  storeIds: readonly number[]
}): Promise<{ places: OrderPlaces[] }> {
  const storeIds = storesWhere(input.actor, 'food.see', input.storeIds)
  return { places: await readPlaces(database(), { family: 'food', storeIds }) }
}
