import 'server-only'
import { addDays } from 'date-fns'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { checkouts } from '@/lib/db/tables/dispatch'
import { orders } from '@/lib/db/tables/orders'
import { batchKey, readBatchKey, type Batch } from '@/lib/dispatch/model/dispatch-batch'
import { areaOf } from '@/lib/domain/areas'
import { localDay, localDayPeriod } from '@/lib/domain/time/local-time'
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

/** Other days on which something leaves that has no slot: everything of such a day. */
async function listDays(db: Database, store: DispatchStore, now: Date): Promise<BatchChoice[]> {
  const { timeZone } = areaOf(store.region)
  const today = localDay(now, store.region)
  const first = localDayPeriod(localDay(addDays(now, -DAYS_BACK), store.region), store.region)
  const last = localDayPeriod(localDay(addDays(now, DAYS_AHEAD), store.region), store.region)
  if (!first || !last) return []
  const day = sql<string>`to_char(${departsAt} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM-DD')`
  const days = await db
    .select({ ...BATCH_COUNTS, day })
    .from(orders)
    .leftJoin(checkouts, standingCheckOut)
    .where(
      and(
        ofStore(store),
        gte(departsAt, sql`${first.from.toISOString()}::timestamptz`),
        lt(departsAt, sql`${last.to.toISOString()}::timestamptz`),
      ),
    )
    .groupBy(day)
    .having(sql`bool_or(coalesce(${pickupPeriod}, '') = '')`)
    .orderBy(day)
  return days.flatMap(({ total, left, ...of }) =>
    of.day === today ? [] : [{ batch: batchKey({ kind: 'day', day: of.day }), total, left }],
  )
}

/** Of two that leave on one day, the whole day comes before its slots. */
const leavesOn = ({ batch }: BatchChoice) => batch.replace(/^(?:day|slot)_/, '')

/**
 * What can be handed out at a store now: everything of today first, then its pickup slots, and the
 * other days with something that has no slot, in the order in which they leave.
 */
export async function listBatches(input: {
  actor: Actor
  storeId: number
}): Promise<BatchChoice[]> {
  const db = database()
  const now = new Date()
  const store = await dispatchStore(db, { ...input, to: 'see' })
  const today: Batch = { kind: 'day', day: localDay(now, store.region) }
  const [first, slots, days] = await Promise.all([
    countBatch(db, store, today),
    listSlots(db, store, now),
    listDays(db, store, now),
  ])
  const later = [...slots, ...days].toSorted((a, b) => (leavesOn(a) < leavesOn(b) ? -1 : 1))
  return [first, ...later]
}
