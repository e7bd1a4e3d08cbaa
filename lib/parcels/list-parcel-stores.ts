import 'server-only'
import { inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { parcelRoutes } from '@/lib/db/tables/forms/parcel-routes'
import { stores } from '@/lib/db/tables/stores'
import { offersParcels } from '@/lib/domain/areas'
import { storeName } from '@/lib/domain/store-name'
import type { ParcelStores } from './model/new-parcel'
import { sendingStore } from './placing/sending-store'

/**
 * The stores at which the person may place parcels, by code, and those of them that send none: they
 * have no parcel merchant, or are in a region without parcels (conventions §5.1). Names are in the
 * language given.
 */
export async function listParcelStores(input: {
  actor: Actor
  locale: string
}): Promise<ParcelStores> {
  const { actor, locale } = input
  const ids = storesWhere(actor, 'parcels.place')
  if (ids.length === 0) return { stores: [], notSetUp: [] }
  const db = database()
  const rows = await db.select().from(stores).where(inArray(stores.id, ids)).orderBy(stores.code)
  const saved = await db
    .select({ id: parcelRoutes.id, name: parcelRoutes.name, storeId: parcelRoutes.storeId })
    .from(parcelRoutes)
    .where(inArray(parcelRoutes.storeId, ids))
    .orderBy(parcelRoutes.name)
  const found: ParcelStores = { stores: [], notSetUp: [] }
  for (const row of rows) {
    const { id, code, phone, parcelMerchantId } = row
    const shownName = storeName(row, locale)
    if (parcelMerchantId === null || !offersParcels(row.region)) {
      found.notSetUp.push({ id, name: shownName })
    } else {
      const store = sendingStore({ ...row, parcelMerchantId })
      const routes = saved
        .filter(({ storeId }) => storeId === id)
        .map((route) => ({ id: route.id, name: route.name }))
      found.stores.push({ ...store, id, code, phone, shownName, routes })
    }
  }
  return found
}
