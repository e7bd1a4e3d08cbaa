import 'server-only'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { ALL_REGIONS, areaOf, languageFor, offersParcels, type Zone } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import { platform } from '@/lib/platform/current'
import type { ConnectionName, TestedConnection } from '../model/connections'

type Store = typeof stores.$inferSelect

/** The column by which the platform knows a store in each family. */
const IDENTITY = {
  food: stores.foodClientMerchantId,
  parcel: stores.parcelMerchantId,
  express: stores.expressMerchantId,
}

async function aStoreOf(family: Family, zone: Zone): Promise<Store | undefined> {
  const regions = ALL_REGIONS.filter(
    (region) => areaOf(region).zone === zone && (family !== 'parcel' || offersParcels(region)),
  )
  const [store] = await database()
    .select()
    .from(stores)
    .where(and(inArray(stores.region, regions), isNotNull(IDENTITY[family])))
    .orderBy(asc(stores.id))
    .limit(1)
  return store
}

/** One question that changes nothing over there: reach of a store, services, slots. */
async function ask(family: Family, store: Store, locale: string | null): Promise<void> {
  const { region, lat, lng, foodClientMerchantId, parcelMerchantId, expressMerchantId } = store
  const context = { region, language: languageFor(region, locale ?? 'en') }
  const reach = platform()
  const { zone } = areaOf(region)
  if (family === 'food') {
    const to = { location: { lat, lng }, profile: store.foodProfile }
    const query = { storeCode: foodClientMerchantId ?? '', to }
    await reach.food(zone).isDistributable(query, context)
  } else if (family === 'parcel') {
    const query = { merchantId: parcelMerchantId ?? '', product: 'MPOINTS' } as const
    await reach.parcel(zone).vas(query, context)
  } else {
    const query = { merchantId: expressMerchantId ?? 0, product: 'HDP-ECOMM-H' } as const
    await reach.express().dateTimeSlots(query, context)
  }
}

/**
 * Tries the way to the platform with a harmless question about one of the stores (food §4.10,
 * conventions §4.2, express §4.7). Rejects as the call does.
 */
export async function testConnection(
  input: { actor: Actor } & ConnectionName,
): Promise<TestedConnection> {
  const { actor, family, zone } = input
  requireInHouse(actor, 'settings.manage')
  const store = await aStoreOf(family, zone)
  if (!store) throw new Problem('noStoreToTest')
  const began = performance.now()
  await ask(family, store, actor.locale)
  return { ms: Math.round(performance.now() - began), store: store.code }
}
