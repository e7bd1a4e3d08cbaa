import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { lockOrder } from '@/lib/orders/lock-order'
import { APPLIERS } from './appliers'
import { findSubjects } from './find-subjects'
import { writeTold } from './write-told'

/**
 * Applies a kept callback whether it was applied or not, which changes nothing that it had changed
 * before. Returns false when no order of ours is meant: it then waits in the inbox until there is one.
 */
export async function applyAgain(db: Database, inboxId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [named] = await tx.select().from(inbox).where(eq(inbox.id, inboxId))
    if (!named) return true
    const orderId = (await findSubjects(tx, [named])).get(0)
    if (orderId === undefined) {
      await APPLIERS[named.family].missing?.(tx, named)
      return false
    }
    const order = await lockOrder(tx, orderId)
    const [kept] = await tx
      .select()
      .from(inbox)
      .where(and(eq(inbox.id, inboxId)))
      .for('update')
    if (kept) await writeTold(tx, [{ ...kept, order }])
    return true
  })
}
