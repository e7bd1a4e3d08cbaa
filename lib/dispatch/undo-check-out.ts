import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { Problem } from '@/lib/domain/problem'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { lockOrder } from '@/lib/orders/lock-order'
import { visibleOrder } from '@/lib/orders/visible-order'
import type { BatchRow } from './model/batch-view'
import type { UndoForm } from './model/check-out-form'
import { readRow } from './read-rows'

/**
 * Takes a check-out back: the parcel is here after all. What was written stays, with who took it
 * back and why. Throws `notFound` for an order of another store, `notCheckedOut` where none stands.
 */
export async function undoCheckOut(input: { actor: Actor; form: UndoForm }): Promise<BatchRow> {
  const { actor, form } = input
  const { orderId, reason } = form
  const db = database()
  await visibleOrder(db, { actor, orderId, act: 'undoCheckOut' })
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [undone] = await tx
      .update(checkouts)
      .set({ undoneAt: sql`now()`, undoneBy: actor.id, undoneReason: reason })
      .where(and(eq(checkouts.orderId, orderId), isNull(checkouts.undoneAt)))
      .returning({ id: checkouts.id, at: checkouts.undoneAt })
    if (!undone) throw new Problem('notCheckedOut')
    await addEvent(tx, {
      orderId,
      identity: `check-out-undone:${undone.id}`,
      source: 'staff',
      kind: 'check-out-undone',
      at: undone.at ?? new Date(),
      actorId: actor.id,
      text: reason,
    })
    await changeQuietly(tx, order, {})
    return readRow(tx, orderId)
  })
}
