import 'server-only'
import { inArray } from 'drizzle-orm'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { canAnywhere, permissionsAt, type Actor } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { shownMap } from '@/lib/config/map-setting'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { isOfHouse, PERMISSIONS } from '@/lib/domain/permissions'
import { storeColour } from '@/lib/domain/store-colour'
import { storeName } from '@/lib/domain/store-name'
import type { StoreAccess, Viewer } from './model/viewer'

async function storesOf(actor: Actor, locale: string): Promise<StoreAccess[]> {
  const ids = [...actor.roles.keys()]
  if (ids.length === 0) return []
  const rows = await database()
    .select()
    .from(stores)
    .where(inArray(stores.id, ids))
    .orderBy(stores.code)
  return rows.flatMap((row) => {
    const role = actor.roles.get(row.id)
    if (role === undefined) return []
    return {
      id: row.id,
      code: row.code,
      name: storeName(row, locale),
      region: row.region,
      colour: storeColour(row),
      advanceMinutes: row.foodAdvanceMinutes,
      location: { lat: row.lat, lng: row.lng },
      hasFood: row.foodClientMerchantId !== null,
      usesAddressIds: row.foodUsesAddressIds,
      usesKitchenMarks: row.foodUsesKitchenMarks,
      lateMinutes: {
        waiting: row.lateWaitingMinutes,
        atStore: row.lateAtStoreMinutes,
        riding: row.lateRidingMinutes,
      },
      role,
      may: permissionsAt(actor, row.id),
    }
  })
}

/**
 * The signed-in person as the screen needs them, or null; read once for each request. `locale` chooses
 * the stores' names.
 */
export const viewerOrNull = cache(async (locale: string): Promise<Viewer | null> => {
  const actor = await currentActor()
  if (!actor) return null
  const { environment, mapTiles } = settings()
  return {
    id: actor.id,
    name: actor.name,
    email: actor.email,
    isAdmin: actor.isAdmin,
    tablet: actor.tablet && { name: actor.tablet.name, lockMinutes: actor.tablet.lockMinutes },
    mayInHouse: PERMISSIONS.filter(isOfHouse).filter((one) => canAnywhere(actor, one)),
    stores: await storesOf(actor, locale),
    environment,
    tiles: shownMap(mapTiles),
  }
})

/** As `viewerOrNull`, for pages: without a session it goes to the sign-in page. */
export async function requireViewer(locale: string): Promise<Viewer> {
  return (await viewerOrNull(locale)) ?? redirect('/sign-in')
}
