import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Party } from '@/lib/domain/express/waybill-draft'
import type { WaybillStores } from '../model/new-waybill'
import { partySchema } from '../model/waybill-form'

/**
 * So far back a sender is looked for: what a warehouse brings in itself has none, and it may bring
 * in hundreds a day. The newest are read one by one until one has a sender.
 */
const LOOK_BACK = 3_000

const rows = z.array(z.object({ id: z.coerce.number(), sender: partySchema }))

type Row = typeof stores.$inferSelect

/** The store as it would sign a parcel itself. Its address is one line, which goes to the street. */
const storeAsSender = ({ name, phone, address }: Row): Party => ({
  name,
  callingCode: '852',
  phone,
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
          ...named(row),
          code: row.code,
          location,
          takesShipmentCode: row.expressShipmentCodes,
          sender: used ? { ...used, location: used.location ?? location } : storeAsSender(row),
        }
      }),
    notSetUp: rows.filter(({ expressMerchantId }) => expressMerchantId === null).map(named),
  }
}

/** Who sent the last waybill of each of these stores, by store; none for a store without any. */
async function lastSenders(db: Database, storeIds: readonly number[]): Promise<Map<number, Party>> {
  if (storeIds.length === 0) return new Map()
  const found = await db.execute(sql`
    select store.id, last.sender
    from unnest(${sql.param([...storeIds])}::bigint[]) as store(id)
    cross join lateral (
      select recent.request->'draft'->'sender' as sender
      from (
        select id, request from orders
        where family = 'express' and store_id = store.id and orders.placing <> 'refused'
        order by id desc
        limit ${LOOK_BACK}
      ) recent
      where jsonb_typeof(recent.request->'draft'->'sender') = 'object'
      order by recent.id desc
      limit 1
    ) last`)
  return new Map(rows.parse(found.rows).map(({ id, sender }) => [id, sender]))
}
