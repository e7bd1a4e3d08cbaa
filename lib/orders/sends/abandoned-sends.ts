import 'server-only'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { orderSends } from '@/lib/db/tables/order-sends'
import { recordCancelUnknown } from '../cancelling/record-cancel-unknown'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from '../lock-order'
import { recordOutcome } from '../placing/settle-placing'
import { changeOrder } from '../status/change-order'
import { type AbsentSend, absentSends } from './while-sending'

/**
 * Takes over what processes that have died were sending: an order becomes one in doubt, a
 * cancellation one of which nobody knows whether it took. Only what nobody could be seen to work on
 * at two looks running: whoever lives and lost the database for a moment is back before the second
 * (decision 0170).
 */
export function abandonedSends(db: Database) {
  let absentBefore: ReadonlySet<string> = new Set()
  return {
    /** Looks once; how many are taken over if the next look does not see anybody either. */
    async look(): Promise<number> {
      const before = absentBefore
      // A look that fails has seen nobody, and nobody absent.
      absentBefore = new Set()
      const absent = await absentSends(db)
      const first = absent.filter(({ id }) => !before.has(id))
      absentBefore = new Set(first.map(({ id }) => id))
      for (const send of absent) if (before.has(send.id)) await takeOver(db, send, new Date())
      return first.length
    },
  }
}

async function takeOver(db: Database, { id, orderId, what }: AbsentSend, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const mine = await tx.delete(orderSends).where(eq(orderSends.id, id)).returning()
    // Another instance was quicker.
    if (mine.length === 0) return
    const left = { id, now }
    const change =
      what === 'creation'
        ? await leaveCreation(tx, order, left)
        : await leaveCancellation(tx, order, left)
    if (!change) return
    await changeOrder(tx, order, change)
    log().warn({ orderId, what }, 'what a process that has died was sending is looked into')
  })
}

type Left = { id: string; now: Date }

/** Null where its outcome was written down, and only the send itself was left. */
async function leaveCreation(
  tx: Transaction,
  order: OrderRow,
  { id, now }: Left,
): Promise<OrderChange | null> {
  // In doubt already: it was sent again, and of that too nothing is known.
  if (order.placing !== 'placing' && order.placing !== 'unconfirmed') return null
  const why = 'stopped-in-between'
  return recordOutcome(tx, order, { state: 'unconfirmed', why, requestId: id, reply: null }, now)
}

async function leaveCancellation(
  tx: Transaction,
  order: OrderRow,
  { id, now }: Left,
): Promise<OrderChange | null> {
  if (order.cancelling !== 'asking') return null
  return recordCancelUnknown(tx, order, { requestId: id, source: 'system', now })
}
