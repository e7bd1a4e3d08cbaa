import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { parcelRoutes } from '@/lib/db/tables/forms/parcel-routes'
import { routeOf } from '../model/parcel-route'
import type { SaveRoute } from '../model/route-requests'
import { parcelStore } from '../parcel-store'

/** Keeps a round that a store sends again and again; the same name again says it anew. */
export async function saveRoute(input: {
  actor: Actor
  form: SaveRoute
}): Promise<{ routeId: number }> {
  const { actor, form } = input
  const { storeId, name, parcel } = form
  return database().transaction(async (tx) => {
    await parcelStore(tx, { actor, permission: 'parcels.place', storeId })
    const [kept] = await tx
      .insert(parcelRoutes)
      .values({ storeId, name, parcel: routeOf(parcel), lastUsedAt: new Date() })
      .onConflictDoUpdate({
        target: [parcelRoutes.storeId, parcelRoutes.name],
        set: { parcel: sql`excluded.parcel`, lastUsedAt: sql`excluded.last_used_at` },
      })
      .returning({ id: parcelRoutes.id })
    if (!kept) throw new Error('the route was not kept')
    await recordAudit(tx, {
      action: 'route.saved',
      actor,
      storeId,
      record: { kind: 'route', id: kept.id },
    })
    return { routeId: kept.id }
  })
}
