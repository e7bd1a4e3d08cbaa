import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { parcelRoutes } from '@/lib/db/tables/forms/parcel-routes'
import { Problem } from '@/lib/domain/problem'
import type { RouteId } from '../model/route-requests'

/** Takes a route away; orders that began with it stay as they are. */
export async function deleteRoute(input: { actor: Actor; form: RouteId }): Promise<RouteId> {
  const { actor, form } = input
  const { routeId } = form
  const may = storesWhere(actor, 'parcels.place')
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(parcelRoutes)
      .where(and(eq(parcelRoutes.id, routeId), inArray(parcelRoutes.storeId, may)))
      .returning({ storeId: parcelRoutes.storeId })
    if (!gone) throw new Problem('routeNotFound')
    await recordAudit(tx, {
      action: 'route.deleted',
      actor,
      storeId: gone.storeId,
      record: { kind: 'route', id: routeId },
    })
    return { routeId }
  })
}
