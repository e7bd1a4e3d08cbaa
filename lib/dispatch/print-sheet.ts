import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { handInSheets } from '@/lib/db/tables/dispatch'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import type { Transaction } from '@/lib/orders/lock-order'
import { dispatchStore, maySeeDispatch } from './dispatch-store'
import { currentRows, getSheet } from './get-sheet'
import type { Sheet } from './model/hand-in-sheet'

/** One at a time in a store, so that its numbers have neither gaps nor doubles. */
async function nextNumber(tx: Transaction, storeId: number): Promise<number> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update')
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${handInSheets.number}), 0)::int` })
    .from(handInSheets)
    .where(eq(handInSheets.storeId, storeId))
  return (last?.number ?? 0) + 1
}

/**
 * Freezes a sheet: its rows as they are this moment, with a number and the time. One that is printed
 * already is given as it is. Throws `sheetGone`, `notAllowed`; `sheetEmpty` where nothing is on it.
 */
export async function printSheet(input: { actor: Actor; sheetId: number }): Promise<Sheet> {
  const { actor, sheetId } = input
  const db = database()
  await db.transaction(async (tx) => {
    const byId = eq(handInSheets.id, sheetId)
    const [sheet] = await tx.select().from(handInSheets).where(byId).for('update')
    if (!sheet) throw new Problem('sheetGone')
    const { storeId, batch, printedAt } = sheet
    if (!maySeeDispatch(actor, storeId)) throw new Problem('sheetGone')
    const store = await dispatchStore(tx, { actor, storeId, to: 'place' })
    if (printedAt) return
    const rows = await currentRows(tx, store, batch)
    if (rows.length === 0) throw new Problem('sheetEmpty')
    const number = await nextNumber(tx, storeId)
    await tx
      .update(handInSheets)
      .set({ number, rows, printedAt: sql`now()`, printedBy: actor.id })
      .where(byId)
  })
  const printed = await getSheet({ actor, sheetId })
  if (!printed) throw new Problem('sheetGone')
  return printed
}
