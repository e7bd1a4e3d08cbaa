import 'server-only'
import { inArray } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { storeName } from '@/lib/domain/store-name'
import type { WaybillStores } from '../model/new-waybill'
import { listPresets } from '../presets/list-presets'
import { lastProducts } from './last-products'
import { storeSenders } from './store-senders'

type Row = typeof stores.$inferSelect

/**
 * Where this person may place waybills, and with which sender each form begins: the last one used
 * there, or the store. One that was used has a point; the store's own where none was set.
 */
export async function readWaybillStores(input: {
  actor: Actor
  /** For the stores' names. */
  locale: string
}): Promise<WaybillStores> {
  const { actor, locale } = input
  const ids = storesWhere(actor, 'express.place')
  const db = database()
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(stores).where(inArray(stores.id, ids)).orderBy(stores.code)
  const storeIds = rows.map(({ id }) => id)
  const [senders, products, presets] = await Promise.all([
    storeSenders(db, rows),
    lastProducts(db, { actorId: actor.id, storeIds }),
    listPresets(db, storeIds),
  ])
  const named = (row: Row) => ({
    id: row.id,
    name: storeName(row, locale),
  })
  return {
    stores: rows
      .filter(({ expressMerchantId }) => expressMerchantId !== null)
      .map((row) => {
        const location = { lat: row.lat, lng: row.lng }
        return {
          ...named(row),
          code: row.code,
          location,
          takesShipmentCode: row.expressShipmentCodes,
          sender: senders.get(row.id) ?? {},
          lastProduct: products.get(row.id) ?? null,
          presets: presets.get(row.id) ?? [],
        }
      }),
    notSetUp: rows.filter(({ expressMerchantId }) => expressMerchantId === null).map(named),
  }
}
