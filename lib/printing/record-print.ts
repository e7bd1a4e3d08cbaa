import 'server-only'
import { max, eq } from 'drizzle-orm'
import { prints, type printRunItems } from '@/lib/db/tables/prints'
import { addEvent } from '@/lib/orders/add-event'
import { changeQuietly } from '@/lib/orders/change-quietly'
import { lockOrder, type Transaction } from '@/lib/orders/lock-order'
import type { RunRow } from './find-pile'

/**
 * Writes a label that came out of a printer into the ledger and the order's history: the first time,
 * or as a reprint by its number.
 */
export async function recordPrint(
  tx: Transaction,
  input: { run: RunRow; item: typeof printRunItems.$inferSelect; actorId: number; now: Date },
): Promise<void> {
  const { run, item, actorId, now } = input
  const { orderId, sha256, pages } = item
  if (sha256 === null || pages === null) throw new Error(`order ${orderId} was not shown`)
  // Two people may print one label at the same time: they count one after the other.
  const order = await lockOrder(tx, orderId)
  const [last] = await tx
    .select({ number: max(prints.number) })
    .from(prints)
    .where(eq(prints.orderId, orderId))
  const number = (last?.number ?? 0) + 1
  const { paper, copies } = run
  await tx
    .insert(prints)
    .values({ orderId, number, runId: run.id, paper, copies, pages, sha256, at: now, by: actorId })
  await addEvent(tx, {
    orderId,
    identity: `printed:${run.id}`,
    source: 'staff',
    kind: number === 1 ? 'label-printed' : 'label-reprinted',
    text: number === 1 ? null : String(number),
    at: now,
    actorId,
  })
  await changeQuietly(tx, order, {})
}
