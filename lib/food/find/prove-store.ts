import 'server-only'
import { distanceMetres } from '@/lib/domain/coordinates'
import { isRepeatedTooSoon, PlatformRefused } from '@/lib/platform/errors'
import type { FoodOrder } from '@/lib/platform/food/order-info'
import type { foodApi } from '../food-api'
import type { FoodStore } from '../delivering-store'

/** How many stores are asked for at most, the nearest to where the order says its store is. */
const MOST_ASKED = 8
/** Two pins of one store do not lie further apart. */
const SAME_STORE_METRES = 1_000

const metresFrom = (order: FoodOrder, { lat, lng }: FoodStore) =>
  order.storeLocation ? distanceMetres(order.storeLocation, { lat, lng }) : 0

/** The stores that the order does not itself say are not its own. */
export function likelyStores(stores: readonly FoodStore[], order: FoodOrder): FoodStore[] {
  const { storeCode } = order
  return stores
    .filter((store) => storeCode === null || store.foodClientMerchantId === storeCode)
    .filter((store) => metresFrom(order, store) <= SAME_STORE_METRES)
    .toSorted((a, b) => metresFrom(order, a) - metresFrom(order, b))
    .slice(0, MOST_ASKED)
}

/**
 * Whose order it is, by the only question that names a store: `info` (food §4.4), which the platform
 * answers for the store's own orders. Null when it is none of these stores'.
 * @throws PlatformError when a store could not be asked: then nothing is proven
 */
export async function proveStore(
  { api, context }: ReturnType<typeof foodApi>,
  stores: readonly FoodStore[],
  order: FoodOrder,
): Promise<FoodStore | null> {
  const proofs = await Promise.all(
    likelyStores(stores, order).map(async (store) => {
      const ref = { orderId: order.orderId, storeCode: store.foodClientMerchantId }
      try {
        const answer = await api.orderInfo(ref, context)
        return answer.orderId === order.orderId ? [store] : []
      } catch (error) {
        if (error instanceof PlatformRefused && !isRepeatedTooSoon(error)) return []
        throw error
      }
    }),
  )
  const [proven, ...more] = proofs.flat()
  // A platform that answers for several stores does not look at whose it is: that proves nothing.
  return proven && more.length === 0 ? proven : null
}
