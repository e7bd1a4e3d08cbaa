import 'server-only'
import { inArray } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { ParcelStoreChoice } from './schema'
import { sendingStore } from './sending-store'

/** The stores at which the person may place parcels, by code; names in the language given. */
export async function listParcelStores(input: {
  actor: Actor
  locale: string
}): Promise<ParcelStoreChoice[]> {
  const { actor, locale } = input
  const ids = [...actor.roles.keys()].filter((id) => can(actor, 'parcels.place', id))
  if (ids.length === 0) return []
  const rows = await database()
    .select()
    .from(stores)
    .where(inArray(stores.id, ids))
    .orderBy(stores.code)
  return rows.flatMap((row) => {
    const { parcelMerchantId } = row
    if (parcelMerchantId === null) return []
    const shownName = locale.startsWith('zh') && row.nameZh ? row.nameZh : row.name
    return {
      ...sendingStore({ ...row, parcelMerchantId }),
      ...{ id: row.id, code: row.code, phone: row.phone, shownName },
    }
  })
}
