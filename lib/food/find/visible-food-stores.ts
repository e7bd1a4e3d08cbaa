import 'server-only'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { FoodStore } from '../delivering-store'

/**
 * The stores of a region that deliver food now and whose orders the person may see.
 * @throws Problem `notAllowed` when there is none
 */
export async function visibleFoodStores(
  db: Database,
  input: { actor: Actor; region: Region },
): Promise<FoodStore[]> {
  const rows = await db
    .select()
    .from(stores)
    .where(
      and(
        inArray(stores.id, storesWhere(input.actor, 'food.see')),
        eq(stores.region, input.region),
        isNotNull(stores.foodClientMerchantId),
        isNull(stores.disabledAt),
      ),
    )
    .orderBy(stores.id)
  if (rows.length === 0) throw new Problem('notAllowed')
  return rows.flatMap((row) => {
    const { foodClientMerchantId } = row
    return foodClientMerchantId === null ? [] : { ...row, foodClientMerchantId }
  })
}
