import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { offersParcels } from '@/lib/domain/areas'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { permittedStore, type StoreRow } from '@/lib/orders/placing/store-of'

export type ParcelStore = StoreRow & { parcelMerchantId: string }

/** The store, where it sends parcels. Throws `storeWithoutParcels`. */
export function requireParcels(store: StoreRow): ParcelStore {
  const { parcelMerchantId } = store
  if (parcelMerchantId === null || !offersParcels(store.region))
    throw new Problem('storeWithoutParcels')
  return { ...store, parcelMerchantId }
}

/** The store, where the person may do this there and it sends parcels. */
export async function parcelStore(
  queries: Queries,
  input: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<ParcelStore> {
  return requireParcels(await permittedStore(queries, input))
}
