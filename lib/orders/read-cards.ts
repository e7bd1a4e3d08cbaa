import 'server-only'
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import type { OrderRow } from './lock-order'
import { orderCard } from './order-card'
import { readLabelNumbers } from './read-label-numbers'
import { readPickUps } from './read-pick-ups'
import type { OrderCard } from './schema'

async function cardsOf(db: Database, rows: OrderRow[]): Promise<OrderCard[]> {
  const [pickUps, labelNumbers] = await Promise.all([
    readPickUps(db, rows),
    readLabelNumbers(db, rows),
  ])
  return rows.map((row) =>
    orderCard(row, { pickedUpAt: pickUps.get(row.id), labelNumber: labelNumbers.get(row.id) }),
  )
}

/** Cards by id, whoever asks: the caller decides who may see them. */
export async function readCards(db: Database, ids: number[]): Promise<OrderCard[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  return cardsOf(db, rows)
}

const MOST_CLOSED = 300

/** Everything open at some stores, oldest first, and the latest of what was closed since. */
export async function readBoardCards(
  db: Database,
  input: { family: Family; storeIds: readonly number[]; closedSince: Date },
): Promise<OrderCard[]> {
  if (input.storeIds.length === 0) return []
  const here = and(eq(orders.family, input.family), inArray(orders.storeId, [...input.storeIds]))
  const [open, closed] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(here, eq(orders.closed, false)))
      .orderBy(asc(orders.createdAt)),
    db
      .select()
      .from(orders)
      .where(and(here, eq(orders.closed, true), gte(orders.closedAt, input.closedSince)))
      .orderBy(desc(orders.closedAt))
      .limit(MOST_CLOSED),
  ])
  return cardsOf(db, [...open, ...closed])
}
