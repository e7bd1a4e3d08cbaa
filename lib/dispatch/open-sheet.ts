import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { handInSheets } from '@/lib/db/tables/dispatch'
import { batchOfStore } from './batch-of-store'
import { dispatchStore } from './dispatch-store'
import type { SheetForm } from './model/hand-in-sheet'

/**
 * The sheet of a batch that is not printed yet: the one there is, else a new one, which replaces the
 * batch's latest. Throws `notAllowed`; `importNotFound` for an import of another store.
 */
export async function openSheet(input: {
  actor: Actor
  form: SheetForm
}): Promise<{ sheetId: number }> {
  const { actor, form } = input
  const { storeId, batch } = form
  const db = database()
  const store = await dispatchStore(db, { actor, storeId, to: 'place' })
  await batchOfStore(db, store, batch)
  const ofBatch = and(eq(handInSheets.storeId, storeId), eq(handInSheets.batch, batch))
  const [latest] = await db
    .select({ id: handInSheets.id })
    .from(handInSheets)
    .where(ofBatch)
    .orderBy(desc(handInSheets.id))
    .limit(1)
  await db
    .insert(handInSheets)
    .values({ storeId, batch, createdBy: actor.id, replaces: latest?.id ?? null })
    // There is one: two people asked for it, or one pressed twice.
    .onConflictDoNothing()
  const [open] = await db
    .select({ id: handInSheets.id })
    .from(handInSheets)
    .where(and(ofBatch, isNull(handInSheets.printedAt)))
  if (!open) throw new Error(`the sheet of ${batch} at store ${storeId} was not made`)
  return { sheetId: open.id }
}
