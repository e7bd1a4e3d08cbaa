import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { parcelRoutes } from '@/lib/db/tables/forms/parcel-routes'
import { Problem } from '@/lib/domain/problem'
import { typedParcelSchema } from '../model/parcel-form'
import type { RouteId } from '../model/route-requests'
import type { TypedParcel } from '../model/typed-parcel'

/** A route to fill a form with; that it is used keeps it for as long as orders are kept. */
export async function takeRoute(input: {
  actor: Actor
  form: RouteId
}): Promise<{ parcel: TypedParcel }> {
  const { actor, form } = input
  const may = storesWhere(actor, 'parcels.place')
  const [kept] = await database()
    .update(parcelRoutes)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(parcelRoutes.id, form.routeId), inArray(parcelRoutes.storeId, may)))
    .returning({ parcel: parcelRoutes.parcel })
  const read = typedParcelSchema.safeParse(kept?.parcel)
  if (!read.success) throw new Problem('routeNotFound')
  return { parcel: read.data }
}
