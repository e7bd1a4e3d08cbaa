import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { importColumns, imports } from '@/lib/db/tables/imports'
import { stores } from '@/lib/db/tables/stores'
import { storeSenders } from '@/lib/express/placing/store-senders'
import { withAddressParts } from './model/fill-sender'
import type { NewImport } from './model/import-requests'
import { normaliseColumnName } from './model/columns/column-names'
import { Problem } from '@/lib/domain/problem'

/**
 * Keeps a file as an import that is not sent yet; its rows follow. The same drop twice is one
 * import. What its columns were taken for is remembered for the person's next file.
 */
export async function createImport(input: {
  actor: Actor
  form: NewImport
}): Promise<{ importId: number }> {
  const { actor, form } = input
  const db = database()
  const store = await requireExpress(db, actor, form.storeId)
  const sender = (await storeSenders(db, [store])).get(store.id)
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(imports)
      .values({
        ...form,
        sender: sender ? withAddressParts(sender) : null,
        createdBy: actor.id,
      })
      .onConflictDoNothing({ target: imports.formKey })
      .returning({ id: imports.id })
    if (made) {
      await rememberColumns(tx, actor.id, form.columns)
      return { importId: made.id }
    }
    const [earlier] = await tx.select().from(imports).where(eq(imports.formKey, form.formKey))
    if (!earlier || earlier.createdBy !== actor.id) throw new Problem('notAllowed')
    return { importId: earlier.id }
  })
}

type Store = typeof stores.$inferSelect

async function requireExpress(queries: Queries, actor: Actor, storeId: number): Promise<Store> {
  if (!can(actor, 'express.place', storeId)) throw new Problem('notAllowed')
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  if (!store || store.expressMerchantId === null) throw new Problem('storeWithoutExpress')
  return store
}

async function rememberColumns(
  tx: Queries,
  personId: number,
  columns: NewImport['columns'],
): Promise<void> {
  const said = new Map(
    columns
      .map(({ name, field }) => [normaliseColumnName(name), field] as const)
      .filter(([name]) => name !== ''),
  )
  if (said.size === 0) return
  await tx
    .insert(importColumns)
    .values([...said].map(([name, field]) => ({ personId, name, field })))
    .onConflictDoUpdate({
      target: [importColumns.personId, importColumns.name],
      set: { field: sql`excluded.field` },
    })
}
