import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { Permission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

export type ExpressStore = typeof stores.$inferSelect & { expressMerchantId: number }

/** The store, where the person may do this there and it sends waybills. */
export async function expressStore(
  db: Database,
  input: { actor: Actor; permission: Permission; storeId: number },
): Promise<ExpressStore> {
  if (!can(input.actor, input.permission, input.storeId)) throw new Problem('notAllowed')
  const [store] = await db.select().from(stores).where(eq(stores.id, input.storeId))
  if (!store) throw new Problem('notFound')
  const { expressMerchantId } = store
  if (expressMerchantId === null) throw new Problem('storeWithoutExpress')
  return { ...store, expressMerchantId }
}
