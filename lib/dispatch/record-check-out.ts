import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { orders } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import { checkOutStop, type CheckOutStop } from '@/lib/domain/check-out'
import type { Batch } from '@/lib/domain/dispatch-batch'
import { addEvent } from '@/lib/orders/add-event'
import { changeQuietly } from '@/lib/orders/change-quietly'
import { lockOrder, type OrderRow, type Transaction } from '@/lib/orders/lock-order'
import { batchCondition } from './batch-condition'
import { ownBatch } from './own-batch'
import { readRow } from './read-rows'
import type { CheckOutForm, CheckOutResult } from './schema'

/** `into`: the batch of the form, read. */
type Scan = { form: CheckOutForm; region: Region; into: Batch }

async function isOut(tx: Transaction, orderId: number): Promise<boolean> {
  const standing = and(eq(checkouts.orderId, orderId), isNull(checkouts.undoneAt))
  return (await tx.select({ id: checkouts.id }).from(checkouts).where(standing)).length > 0
}

async function isInBatch(tx: Transaction, orderId: number, scan: Scan): Promise<boolean> {
  const { form, region, into } = scan
  const here = and(eq(orders.id, orderId), eq(orders.storeId, form.storeId))
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(here, batchCondition(into, region)))
  return rows.length > 0
}

async function stopOf(tx: Transaction, order: OrderRow, scan: Scan): Promise<CheckOutStop | null> {
  const { id, placing, stage } = order
  return checkOutStop({
    ...{ placing, stage },
    isOut: await isOut(tx, id),
    isInBatch: await isInBatch(tx, id, scan),
  })
}

/** Checks one order out, unless something speaks against it (decision 0131). */
export function recordCheckOut(
  input: Scan & { db: Database; actor: Actor; orderId: number },
): Promise<CheckOutResult> {
  const { db, actor, form, orderId, into } = input
  const { batch, how } = form
  return db.transaction(async (tx): Promise<CheckOutResult> => {
    // Two desks scan one parcel in the same moment: the second waits here, and finds it out.
    const order = await lockOrder(tx, orderId)
    const verdict = await stopOf(tx, order, input)
    if (verdict) {
      const row = await readRow(tx, orderId)
      const own = await ownBatch(tx, order, into.kind)
      return { verdict, row, own, storeId: order.storeId }
    }
    const [made] = await tx
      .insert(checkouts)
      .values({ orderId, batch, how, by: actor.id })
      .returning({ id: checkouts.id, at: checkouts.at })
    if (!made) throw new Error('the check-out was not written')
    await addEvent(tx, {
      ...{ orderId, source: 'staff', kind: 'checked-out', at: made.at, actorId: actor.id },
      identity: `checked-out:${made.id}`,
      detail: { batch, how },
    })
    await changeQuietly(tx, order, {})
    return { verdict: 'out', row: await readRow(tx, orderId) }
  })
}
