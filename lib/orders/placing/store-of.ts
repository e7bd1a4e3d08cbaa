import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { OrderRow } from '../lock-order'

export type StoreRow = typeof stores.$inferSelect

/** The store that an order belongs to; every order has one. */
export async function storeOf(
  queries: Queries,
  { storeId }: Pick<OrderRow, 'storeId'>,
): Promise<StoreRow> {
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Error(`store ${storeId} is not there`)
  return store
}

/** The store, where the person may do this there. Throws `notAllowed`, `notFound`. */
export async function permittedStore(
  queries: Queries,
  { actor, permission, storeId }: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<StoreRow> {
  if (!can(actor, permission, storeId)) throw new Problem('notAllowed')
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Problem('notFound')
  return store
}
