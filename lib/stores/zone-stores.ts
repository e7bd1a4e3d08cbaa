import 'server-only'
import { asc, isNotNull } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Zone } from '@/lib/domain/areas'

/** Every food store of a zone: they share one connection, and so one buffer (food §4.9). */
export async function zoneStores(zone: Zone) {
  const rows = await database()
    .select({ id: stores.id, code: stores.code, name: stores.name, region: stores.region })
    .from(stores)
    .where(isNotNull(stores.foodClientMerchantId))
    .orderBy(asc(stores.code))
  return rows.filter(({ region }) => areaOf(region).zone === zone)
}

/** It touches every store of the connection, so it takes somebody who manages every one of them. */
export function mayEditBuffer(actor: Actor, touched: readonly { id: number }[]): boolean {
  return touched.length > 0 && touched.every(({ id }) => can(actor, 'hours.edit', id))
}
