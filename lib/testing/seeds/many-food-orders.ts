import { inArray } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import type { Coordinates } from '@/lib/domain/coordinates'
import { inDatabase } from '../in-database'
import { seedFoodOrder } from './seed-food-order'

const STORE = 'HK-CENTRAL-01'

/**
 * Puts placed orders of the store in Central on the board, which the simulator knows nothing of: one
 * for each door, told apart by their numbers alone. `end` takes them off it.
 */
export async function haveManyFoodOrders(
  databaseUrl: string,
  { name, doors }: { name: string; doors: readonly Coordinates[] },
): Promise<{ ids: readonly number[]; end: () => Promise<void> }> {
  const ids = await inDatabase(databaseUrl, STORE, async (db, storeId) => {
    const made: number[] = []
    for (const door of doors) {
      const number = `${name} ${made.length}`
      made.push(
        await seedFoodOrder(db, {
          storeId,
          clientOrderId: number,
          platformOrderId: number,
          pickupCode: String(1000 + made.length),
          name,
          phone: '+85291230000',
          address: '9 Wellington Street',
          door,
        }),
      )
    }
    return made
  })
  const end = () =>
    inDatabase(databaseUrl, STORE, async (db) => {
      await db
        .update(orders)
        .set({ closed: true, stage: 'done', closedAt: new Date() })
        .where(inArray(orders.id, ids))
    })
  return { ids, end }
}
