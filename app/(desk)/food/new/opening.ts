import 'server-only'
import { openingStore, placeableStores } from '@/components/food/food-store'
import { settings } from '@/lib/config/settings'
import { deviceStores } from '../../device-stores'

/** Where this person may place orders, the store that an empty form opens with, and the geocoder. */
export async function opening() {
  const { viewer, chosen } = await deviceStores()
  const stores = placeableStores(viewer.stores)
  const finder = settings().geocoder?.kind ?? null
  return { stores, storeId: openingStore(stores, chosen), finder }
}
