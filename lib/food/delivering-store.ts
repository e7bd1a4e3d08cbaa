import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { permittedStore, type StoreRow } from '@/lib/orders/placing/store-of'

export type FoodStore = StoreRow & { foodClientMerchantId: string }

/** The store, where it delivers food. Throws `storeWithoutFood`. */
export function requireFood(store: StoreRow): FoodStore {
  const { foodClientMerchantId } = store
  if (foodClientMerchantId === null) throw new Problem('storeWithoutFood')
  return { ...store, foodClientMerchantId }
}

/** The store, where the person may do this there and it delivers food. */
export async function foodStore(
  queries: Queries,
  input: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<FoodStore> {
  return requireFood(await permittedStore(queries, input))
}
