import 'server-only'
import { inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Party } from '@/lib/domain/waybill-draft'
import { lastSenders } from './last-senders'
import type { WaybillStores } from './schema'

type Row = typeof stores.$inferSelect

/** The store as it would sign a parcel itself. Its address is one line, which goes to the street. */
const storeAsSender = ({ name, phone, address }: Row): Party => ({
  ...{ name, callingCode: '852', phone },
  address: { street: address },
})

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
  const senders = await lastSenders(db, ids)
  const named = (row: Row) => ({
    id: row.id,
    name: locale.startsWith('zh') && row.nameZh ? row.nameZh : row.name,
  })
  return {
    stores: rows
      .filter(({ expressMerchantId }) => expressMerchantId !== null)
      .map((row) => {
        const location = { lat: row.lat, lng: row.lng }
        const used = senders.get(row.id)
        return {
          ...{ ...named(row), code: row.code, location },
          sender: used ? { ...used, location: used.location ?? location } : storeAsSender(row),
        }
      }),
    notSetUp: rows.filter(({ expressMerchantId }) => expressMerchantId === null).map(named),
  }
}
