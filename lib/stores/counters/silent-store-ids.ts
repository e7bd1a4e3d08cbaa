import 'server-only'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findSilentStores } from './find-silent-stores'

/** At which of the stores that the person may close nobody is at an open counter's screen. */
export async function silentStoreIds({ actor }: { actor: Actor }): Promise<number[]> {
  const storeIds = storesWhere(actor, 'store.open-close')
  if (storeIds.length === 0) return []
  const silent = await findSilentStores(database(), { now: new Date(), storeIds })
  return silent.map(({ storeId }) => storeId)
}
