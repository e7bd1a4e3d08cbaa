import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import type { Permission } from '@/lib/domain/permissions'

export type FoodStore = typeof stores.$inferSelect & { foodClientMerchantId: string }

/** The store, where the person may do this there and it delivers food. */
export async function foodStore(
  db: Database,
  input: { actor: Actor; permission: Permission; storeId: number },
): Promise<FoodStore> {
  if (!can(input.actor, input.permission, input.storeId)) throw new Problem('notAllowed')
  const [store] = await db.select().from(stores).where(eq(stores.id, input.storeId))
  if (!store) throw new Problem('notFound')
  const { foodClientMerchantId } = store
  if (foodClientMerchantId === null) throw new Problem('storeWithoutFood')
  return { ...store, foodClientMerchantId }
}
