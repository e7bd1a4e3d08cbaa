import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { importRows } from '@/lib/db/tables/imports'
import { orders } from '@/lib/db/tables/orders'
import { batchKey, readBatchKey, type Batch } from '@/lib/domain/dispatch-batch'
import { localDay } from '@/lib/domain/local-time'
import type { OrderRow } from '@/lib/orders/lock-order'
import { storeOf } from '@/lib/orders/store-of'
import { pickupDate, pickupPeriod } from './batch-condition'
import { batchFiles } from './batch-files'
import type { NamedBatch } from './schema'

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
export async function ownBatch(
  queries: Queries,
  order: Order,
  desk: Batch['kind'],
): Promise<NamedBatch> {
  const file = desk === 'import' ? await importOf(queries, order) : null
  const batch = file ?? (await slotOf(queries, order)) ?? (await dayOf(queries, order))
  return { batch, file: (await batchFiles(queries, [batch])).get(batch)?.file ?? null }
}
