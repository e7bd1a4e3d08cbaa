import 'server-only'
import { asc } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { StoreRow } from './model/store-form'

/** Every store, by code, for who may see it. */
export async function listStores({ actor }: { actor: Actor }): Promise<StoreRow[]> {
  requireInHouse(actor, 'stores.edit', 'people.manage', 'callbacks.handle')
  const rows = await database().select().from(stores).orderBy(asc(stores.code))
  return rows.map((row) => ({
    id: row.id,
    disabled: row.disabledAt !== null,
    code: row.code,
    name: row.name,
    nameZh: row.nameZh ?? '',
    region: row.region,
    language: row.language ?? '',
    location: { lat: row.lat, lng: row.lng },
    address: row.address,
    phone: row.phone,
    colour: row.colour ?? '',
    foodClientMerchantId: row.foodClientMerchantId ?? '',
    foodProfile: row.foodProfile,
    foodUsesAddressIds: row.foodUsesAddressIds,
    parcelMerchantId: row.parcelMerchantId ?? '',
    parcelHasContract: row.parcelHasContract,
    expressMerchantId: row.expressMerchantId === null ? '' : String(row.expressMerchantId),
    expressShipmentCodes: row.expressShipmentCodes,
    foodAdvanceMinutes: row.foodAdvanceMinutes,
    foodUsesKitchenMarks: row.foodUsesKitchenMarks,
    lateMinutes: {
      waiting: row.lateWaitingMinutes,
      atStore: row.lateAtStoreMinutes,
      riding: row.lateRidingMinutes,
    },
  }))
}
