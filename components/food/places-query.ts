import { queryOptions } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { OrderPlaces } from '@/lib/orders/schema'
import { mergePlaces } from './patch-places'
import { readJson } from '@/components/shell/read-json'

/** What is not watched moves for others: it is looked at again this often. */
const AGAIN_MS = 20_000

/** Doors and couriers of the open orders of some stores, while the map is shown. */
export function placesQuery(storeIds: readonly number[]) {
  return queryOptions({
    queryKey: foodKeys.places(storeIds),
    queryFn: async ({ signal }) => {
      const { places } = await readJson<{ places: OrderPlaces[] }>(
        foodReads.places(storeIds),
        signal,
      )
      return places
    },
    refetchInterval: AGAIN_MS,
    structuralSharing: (shown, read) =>
      shown ? mergePlaces(shown as OrderPlaces[], read as OrderPlaces[]) : read,
  })
}
