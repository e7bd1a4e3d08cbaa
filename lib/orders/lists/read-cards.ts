import 'server-only'
import { and, asc, desc, eq, gte, inArray, isNull, min, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '@/lib/db/client'
import { preparedOnce } from '@/lib/db/prepared'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from '../lock-order'
import type { OrderCard } from '../model/order-card'
import { orderCard } from './order-card'

async function cardsOf(db: Database, rows: OrderRow[]): Promise<OrderCard[]> {
  const [pickUps, labelNumbers] = await Promise.all([
    readPickupTimes(db, rows),
    readLabelNumbers(db, rows),
  ])
  return rows.map((row) =>
    orderCard(row, { pickedUpAt: pickUps.get(row.id), labelNumber: labelNumbers.get(row.id) }),
  )
}

/** Cards by id, whoever asks: the caller decides who may see them. */
export async function readCards(db: Database, ids: number[]): Promise<OrderCard[]> {
  if (ids.length === 0) return []
  return cardsOf(db, await ordersById(db).execute({ ids }))
}

const ordersById = preparedOnce((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql`any(${sql.placeholder('ids')}::bigint[])`))
    .prepare('orders_by_id'),
)

const MOST_CLOSED = 300

/** Everything open at some stores, oldest first, then the latest of what was closed since. */
export async function readBoardCards(
  db: Database,
  input: { family: Family; storeIds: readonly number[]; closedSince: Date },
): Promise<OrderCard[]> {
  if (input.storeIds.length === 0) return []
  const here = and(eq(orders.family, input.family), inArray(orders.storeId, [...input.storeIds]))
  const open = db
    .select()
    .from(orders)
    .where(and(here, eq(orders.closed, false), isNotFetchedBefore(input.closedSince)))
    .orderBy(asc(orders.createdAt))
  const closed = db
    .select()
    .from(orders)
    .where(and(here, eq(orders.closed, true), gte(orders.closedAt, input.closedSince)))
    .orderBy(desc(orders.closedAt))
    .limit(MOST_CLOSED)
  // One statement: what is closed between two would be found by both, or by neither.
  return cardsOf(db, await unionAll(open, closed))
}

/** No status ends what a customer fetched: that it was handed over does, here (decision 0245). */
function isNotFetchedBefore(day: Date) {
  return or(
    eq(orders.selfPickup, false),
    isNull(orders.handedOverAt),
    gte(orders.handedOverAt, day),
  )
}

/** The numbers on the labels of those orders that have one and told it, by order (express §2.3). */
async function readLabelNumbers(
  db: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, string>> {
  const labelled = rows.filter(({ family }) => family === 'express').map(({ id }) => id)
  if (labelled.length === 0) return new Map()
  const found = await db
    .select({ orderId: orderCodes.orderId, code: orderCodes.code })
    .from(orderCodes)
    .where(and(inArray(orderCodes.orderId, labelled), eq(orderCodes.kind, 'shipment')))
  return new Map(found.map(({ orderId, code }) => [orderId, code]))
}

/** When the rides of those orders began whose courier is near the door by now, by order. */
async function readPickupTimes(
  db: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<number, Date>> {
  const near = rows.filter(({ stage }) => stage === 'near').map(({ id }) => id)
  if (near.length === 0) return new Map()
  const found = await db
    .select({ orderId: orderEvents.orderId, at: min(orderEvents.at) })
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, near),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.stage, 'riding'),
      ),
    )
    .groupBy(orderEvents.orderId)
  return new Map(found.flatMap(({ orderId, at }) => (at ? [[orderId, at]] : [])))
}
