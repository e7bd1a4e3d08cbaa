import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { offersParcels } from '@/lib/domain/areas'
import type { Permission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

export type ParcelStore = typeof stores.$inferSelect & { parcelMerchantId: string }

/** The store, where the person may do this there and it sends parcels. */
export async function parcelStore(
  db: Database,
  input: { actor: Actor; permission: Permission; storeId: number },
): Promise<ParcelStore> {
  if (!can(input.actor, input.permission, input.storeId)) throw new Problem('notAllowed')
  const [store] = await db.select().from(stores).where(eq(stores.id, input.storeId))
  if (!store) throw new Problem('notFound')
  const { parcelMerchantId } = store
  if (parcelMerchantId === null || !offersParcels(store.region)) {
    throw new Problem('storeWithoutParcels')
  }
  return { ...store, parcelMerchantId }
}
