import 'server-only'
import { addDays } from 'date-fns'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { orders } from '@/lib/db/tables/orders'
import { batchKey, readBatchKey, type Batch } from '@/lib/dispatch/model/dispatch-batch'
import { localDay } from '@/lib/domain/time/local-time'
import { departsAt } from '@/lib/orders/lists/departs-at'
import {
  batchCondition,
  pickupDate,
  pickupPeriod,
  BATCH_COUNTS,
  inBatches,
  standingCheckOut,
} from './batch-condition'
import { dispatchStore, type DispatchStore } from './dispatch-store'
import type { BatchChoice } from './model/batch-view'

/** Slots that were over yesterday may still have parcels here; later ones nobody packs for yet. */
const DAYS_BACK = 1
const DAYS_AHEAD = 7

const ofStore = (store: DispatchStore) =>
  and(eq(orders.storeId, store.id), inBatches(store.families))

async function countBatch(db: Database, store: DispatchStore, batch: Batch): Promise<BatchChoice> {
  const [count] = await db
    .select(BATCH_COUNTS)
    .from(orders)
    .leftJoin(checkouts, standingCheckOut)
    .where(and(ofStore(store), batchCondition(batch, store.region)))
  return { batch: batchKey(batch), total: count?.total ?? 0, left: count?.left ?? 0 }
}

async function listSlots(db: Database, store: DispatchStore, now: Date): Promise<BatchChoice[]> {
  const since = addDays(now, -DAYS_BACK).toISOString()
  const until = addDays(now, DAYS_AHEAD).toISOString()
  const slots = await db
    .select({ ...BATCH_COUNTS, date: pickupDate, period: pickupPeriod })
    .from(orders)
    .leftJoin(checkouts, standingCheckOut)
    .where(
      and(
        ofStore(store),
        gte(departsAt, sql`${since}::timestamptz`),
        lt(departsAt, sql`${until}::timestamptz`),
        sql`${pickupPeriod} <> ''`,
      ),
    )
    .groupBy(pickupDate, pickupPeriod)
    .orderBy(pickupDate, pickupPeriod)
  return slots.flatMap(({ date, period, total, left }) => {
    if (date === null || period === null) return []
    const batch = batchKey({ kind: 'slot', date, period })
    return readBatchKey(batch) ? [{ batch, total, left }] : []
  })
}

/** What can be handed out at a store now: everything of today first, then its pickup slots. */
export async function listBatches(input: {
  actor: Actor
  storeId: number
}): Promise<BatchChoice[]> {
  const db = database()
  const now = new Date()
  const store = await dispatchStore(db, { ...input, to: 'see' })
  const today: Batch = { kind: 'day', day: localDay(now, store.region) }
  const [first, slots] = await Promise.all([
    countBatch(db, store, today),
    listSlots(db, store, now),
  ])
  return [first, ...slots]
}
