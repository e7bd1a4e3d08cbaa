import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '@/lib/db/client'
import type { stores } from '@/lib/db/tables/stores'
import type { Party } from '@/lib/domain/express/waybill-draft'
import { partySchema } from '../model/waybill-form'

const senderRows = z.array(z.object({ id: z.coerce.number(), sender: partySchema }))

type Row = typeof stores.$inferSelect

/**
 * With which sender waybills of each of these stores begin: the last one used there, or the store.
 * One that was used has a point; the store's own where none was set.
 */
export async function storeSenders(
  queries: Queries,
  found: readonly Row[],
): Promise<ReadonlyMap<number, Party>> {
  const used = await lastSenders(
    queries,
    found.map(({ id }) => id),
  )
  return new Map(
    found.map((store) => {
      const last = used.get(store.id)
      const location = { lat: store.lat, lng: store.lng }
      return [
        store.id,
        last ? { ...last, location: last.location ?? location } : storeAsSender(store),
      ]
    }),
  )
}

/** The store as it would sign a parcel itself. Its address is one line, which goes to the street. */
const storeAsSender = ({ name, phone, address }: Row): Party => ({
  name,
  callingCode: '852',
  phone,
  address: { street: address },
})

/**
 * Who sent the last waybill of each of these stores, by store; none for a store without any. Of one
 * whose people were forgotten nothing is left but a point half a kilometre away.
 */
async function lastSenders(db: Queries, storeIds: readonly number[]): Promise<Map<number, Party>> {
  if (storeIds.length === 0) return new Map()
  const found = await db.execute(sql`
    select store.id, last.sender
    from unnest(${sql.param([...storeIds])}::bigint[]) as store(id)
    cross join lateral (
      select request->'draft'->'sender' as sender from orders
      where family = 'express' and store_id = store.id and orders.placing <> 'refused'
        and pseudonymised_at is null
        and jsonb_typeof(request -> 'draft' -> 'sender') = 'object'
      order by id desc
      limit 1
    ) last`)
  return new Map(senderRows.parse(found.rows).map(({ id, sender }) => [id, sender]))
}
