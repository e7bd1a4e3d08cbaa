import 'server-only'
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import { MOST_PICKED, type PickedItem, type Picking, type PickingWaybill } from '../model/picking'
import type { PickingQuery } from '../model/picking-query'
import { inPickOrder, type PickItem } from '../model/pick-order'
import { findPrintQueue } from '../queue/find-print-queue'
import { PRINTABLE, printableWaybill } from '../queue/printable'
import { isPrintable, ofImport, rowOfImport } from '../queue/waybill-condition'
import { findRun } from '../runs/find-run'

/**
 * The waybills of a print run, of an import or of the person's queue in the order of their labels,
 * with what is in each; null where there is no such run or import to see.
 */
export async function getPicking(input: {
  actor: Actor
  query: PickingQuery
}): Promise<Picking | null> {
  const { actor, query } = input
  if (query.run !== undefined) return ofRun(actor, query.run)
  if (query.import !== undefined) return ofFile(actor, query.import, query)
  return ofQueue(actor, query)
}

/** As they lie in its PDF, whatever order was chosen since. */
async function ofRun(actor: Actor, runId: number): Promise<Picking | null> {
  const db = database()
  const run = await findRun(db, { actor, runId })
  if (!run) return null
  const rows = await readWaybills(db, {
    where: and(atOwnStores(actor), isNotNull(printRunItems.place)),
    runId,
    added: sql<number>`${printRunItems.place}`,
  })
  return picking(rows, { order: 'added', reversed: false })
}

async function ofQueue(actor: Actor, query: PickingQuery): Promise<Picking> {
  const db = database()
  const queue = await findPrintQueue(db, { personId: actor.id })
  if (!queue) return { fileName: null, waybills: [], isCut: false }
  const rows = await readWaybills(db, {
    where: and(atOwnStores(actor), isPrintable, isNull(printRunItems.place)),
    runId: queue.id,
    added: sql<number>`${printRunItems.added}`.mapWith(Number),
  })
  return picking(rows, query)
}

async function ofFile(
  actor: Actor,
  importId: number,
  query: PickingQuery,
): Promise<Picking | null> {
  const db = database()
  const [file] = await db
    .select({ fileName: imports.fileName })
    .from(imports)
    .where(
      and(eq(imports.id, importId), inArray(imports.storeId, storesWhere(actor, 'express.place'))),
    )
  if (!file) return null
  const id = String(importId)
  const rows = await readWaybills(db, {
    where: and(atOwnStores(actor), isPrintable, ofImport(id)),
    added: rowOfImport(id),
  })
  return { ...picking(rows, query), fileName: file.fileName }
}

const atOwnStores = (actor: Actor): SQL =>
  inArray(orders.storeId, storesWhere(actor, 'express.place'))

/** What is in a parcel and in how many boxes, as our form or file says. */
const items = sql<unknown>`${orders.request} #> '{draft,items}'`
const boxes = sql<string | null>`${orders.request} #>> '{draft,boxes}'`

type Wanted = { where: SQL | undefined; added: SQL<number | null>; runId?: number }
type Row = PickingWaybill & PickItem

async function readWaybills(db: Database, wanted: Wanted): Promise<Row[]> {
  const { where, added, runId } = wanted
  const chosen = db
    .select({ ...PRINTABLE, labelCode: orderCodes.code, items, boxes, added })
    .from(orders)
    .leftJoin(orderCodes, and(eq(orderCodes.orderId, orders.id), eq(orderCodes.kind, 'shipment')))
  const joined =
    runId === undefined
      ? chosen.where(where)
      : chosen
          .innerJoin(
            printRunItems,
            and(eq(printRunItems.orderId, orders.id), eq(printRunItems.runId, runId)),
          )
          .innerJoin(printRuns, eq(printRuns.id, printRunItems.runId))
          .where(where)
  const rows = await joined.orderBy(asc(added), asc(orders.id)).limit(MOST_PICKED + 1)
  return rows.map(({ items: listed, boxes: count, labelCode, added: place, ...row }) => ({
    ...printableWaybill(row),
    labelCode,
    boxes: boxesOf(count),
    items: itemsOf(listed),
    added: place ?? 0,
  }))
}

const text = z
  .string()
  .trim()
  .transform((written) => (written === '' ? null : written))
  .nullish()
  .catch(null)
const itemSchema = z.object({
  code: text,
  name: text,
  quantity: z.number().int().positive().catch(1),
})

/** What cannot be read is no item: the label is printed all the same. */
function itemsOf(listed: unknown): PickedItem[] {
  if (!Array.isArray(listed)) return []
  return listed.flatMap((one) => {
    const { data } = itemSchema.safeParse(one)
    if (!data || (!data.code && !data.name)) return []
    return [{ code: data.code ?? null, name: data.name ?? null, quantity: data.quantity }]
  })
}

function boxesOf(count: string | null): number {
  const boxes = Number(count)
  return Number.isSafeInteger(boxes) && boxes > 0 ? boxes : 1
}

function picking(
  rows: readonly Row[],
  { order, reversed }: Pick<PickingQuery, 'order' | 'reversed'>,
): Picking {
  const waybills = inPickOrder(rows.slice(0, MOST_PICKED), { order, reversed })
  return { fileName: null, waybills, isCut: rows.length > MOST_PICKED }
}
