import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database, type Database, type Queries } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { importRows } from '@/lib/db/tables/imports'
import { orders } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { localDay } from '@/lib/domain/time/local-time'
import { findByCode } from '@/lib/orders/lists/find-by-code'
import { lockOrder, type OrderRow, type Transaction } from '@/lib/orders/lock-order'
import type { ScannedOrder } from '@/lib/orders/model/found-by-code'
import { storeOf } from '@/lib/orders/placing/store-of'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { batchCondition, pickupDate, pickupPeriod } from './batch-condition'
import { batchFiles } from './batch-of-store'
import { dispatchStore } from './dispatch-store'
import type { NamedBatch } from './model/batch-view'
import { type CheckOutStop, checkOutStop } from './model/check-out'
import type { CheckOutForm, CheckOutResult } from './model/check-out-form'
import { type Batch, batchKey, readBatchKey } from './model/dispatch-batch'
import { readRow } from './read-rows'

/** What the scan desk knows: no food, which leaves with a code that the courier says. */
const SCANNED = { parcel: MAY.place.parcel, express: MAY.place.express }

/** Of several orders with one number the one that a person chose, else those of the desk's store. */
function meant(
  matches: readonly ScannedOrder[],
  { orderId, storeId }: CheckOutForm,
): readonly ScannedOrder[] {
  const chosen = matches.filter((match) => match.orderId === orderId)
  if (chosen.length > 0) return chosen
  const here = matches.filter((match) => match.storeId === storeId)
  return here.length > 0 ? here : matches
}

/**
 * Writes down that a parcel leaves the house, once. What must not leave is told and nothing is
 * written; scanned again, a parcel is `already-out`, with who told so and when.
 * @throws Problem `notAllowed` at a store where the person may place nothing; `wrongInput` for what is no batch
 */
export async function checkOut(input: {
  actor: Actor
  form: CheckOutForm
}): Promise<CheckOutResult> {
  const { actor, form } = input
  const into = readBatchKey(form.batch)
  if (!into) throw new Problem('wrongInput')
  const db = database()
  const store = await dispatchStore(db, { actor, storeId: form.storeId, to: 'place' })
  const stores = storesByFamily(actor, SCANNED)
  const matches = meant(await findByCode(db, { stores, code: form.code }), form)
  const [match, another] = matches
  if (!match) return { verdict: 'unknown' }
  if (another) return { verdict: 'several', matches: [...matches] }
  return recordCheckOut({ db, actor, form, into, orderId: match.orderId, region: store.region })
}

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
    placing,
    stage,
    isOut: await isOut(tx, id),
    isInBatch: await isInBatch(tx, id, scan),
  })
}

/** Checks one order out, unless something speaks against it (decision 0131). */
function recordCheckOut(
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
      orderId,
      source: 'staff',
      kind: 'checked-out',
      at: made.at,
      actorId: actor.id,
      identity: `checked-out:${made.id}`,
      detail: { batch, how },
    })
    await changeQuietly(tx, order, {})
    return { verdict: 'out', row: await readRow(tx, orderId) }
  })
}

type Order = Pick<OrderRow, 'id' | 'storeId' | 'scheduledFor' | 'createdAt'>

/** The import that created it: the latest that has it, since a refused row may come in another file. */
async function importOf(queries: Queries, { id }: Order): Promise<string | null> {
  const [row] = await queries
    .select({ importId: importRows.importId })
    .from(importRows)
    .where(eq(importRows.orderId, id))
    .orderBy(desc(importRows.importId))
    .limit(1)
  return row ? batchKey({ kind: 'import', importId: row.importId }) : null
}

async function slotOf(queries: Queries, { id }: Order): Promise<string | null> {
  const [slot] = await queries
    .select({ date: pickupDate, period: pickupPeriod })
    .from(orders)
    .where(eq(orders.id, id))
  if (!slot?.date || !slot.period) return null
  const key = batchKey({ kind: 'slot', date: slot.date, period: slot.period })
  return readBatchKey(key) && key
}

async function dayOf(queries: Queries, order: Order): Promise<string> {
  const { region } = await storeOf(queries, order)
  return batchKey({ kind: 'day', day: localDay(order.scheduledFor ?? order.createdAt, region) })
}

/**
 * The batch that a parcel belongs to: its pickup slot, else the day on which it leaves; at a desk
 * that hands out imports its import, where it has one.
 */
async function ownBatch(queries: Queries, order: Order, desk: Batch['kind']): Promise<NamedBatch> {
  const file = desk === 'import' ? await importOf(queries, order) : null
  const batch = file ?? (await slotOf(queries, order)) ?? (await dayOf(queries, order))
  return { batch, file: (await batchFiles(queries, [batch])).get(batch)?.file ?? null }
}
