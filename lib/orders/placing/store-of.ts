import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Database, Queries } from '@/lib/db/client'
import { preparedOnce } from '@/lib/db/prepared'
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

const storeById = preparedOnce((db) =>
  db
    .select()
    .from(stores)
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('store_by_id'),
)

/** The store, where the person may do this there. Throws `notAllowed`, `notFound`. */
export async function permittedStore(
  db: Database,
  { actor, permission, storeId }: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<StoreRow> {
  if (!can(actor, permission, storeId)) throw new Problem('notAllowed')
  const [store] = await storeById(db).execute({ storeId })
  if (!store) throw new Problem('notFound')
  return store
}

const storeAndForm = preparedOnce((db) =>
  db
    .select({
      store: stores,
      sentAs: sql<
        string | null
      >`(select id from orders where form_key = ${sql.placeholder('formKey')})`,
    })
    .from(stores)
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('store_and_form'),
)

/** The same for a form, and as which order it was sent before: its id, or null. */
export async function storeOfForm(
  db: Database,
  {
    actor,
    permission,
    form: { formKey, storeId },
  }: {
    actor: Actor
    permission: StorePermission
    form: { formKey: string; storeId: number }
  },
): Promise<{ store: StoreRow; sentAs: number | null }> {
  if (!can(actor, permission, storeId)) throw new Problem('notAllowed')
  const [found] = await storeAndForm(db).execute({ formKey, storeId })
  if (!found) throw new Problem('notFound')
  return { store: found.store, sentAs: found.sentAs === null ? null : Number(found.sentAs) }
}
