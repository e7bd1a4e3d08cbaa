import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { permittedStore, type StoreRow } from '@/lib/orders/placing/store-of'

export type ExpressStore = StoreRow & { expressMerchantId: number }

/** The store, where it sends waybills. Throws `storeWithoutExpress`. */
export function requireExpress(store: StoreRow): ExpressStore {
  const { expressMerchantId } = store
  if (expressMerchantId === null) throw new Problem('storeWithoutExpress')
  return { ...store, expressMerchantId }
}

/** The store, where the person may do this there and it sends waybills. */
export async function expressStore(
  queries: Queries,
  input: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<ExpressStore> {
  return requireExpress(await permittedStore(queries, input))
}
