import 'server-only'
import { inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { localDay, localDayPeriod } from '@/lib/domain/time/local-time'
import { readBoardCards } from '@/lib/orders/lists/read-cards'
import type { OrderCard } from '@/lib/orders/model/order-card'

type Board = { cards: OrderCard[]; asOf: string }

/** When today began: in the store's local time, of several stores where it began first. */
async function startOfToday(db: Database, storeIds: number[], now: Date): Promise<Date> {
  const rows = await db
    .selectDistinct({ region: stores.region })
    .from(stores)
    .where(inArray(stores.id, storeIds))
  const starts = rows.flatMap(({ region }) => {
    const day = localDayPeriod(localDay(now, region), region)
    return day ? [day.from.getTime()] : []
  })
  return new Date(Math.min(now.getTime(), ...starts))
}

/** The food orders of some stores: of those, the ones that the person may see. */
export async function getBoard(input: {
  actor: Actor
  storeIds: readonly number[]
}): Promise<Board> {
  const db = database()
  const now = new Date()
  const storeIds = storesWhere(input.actor, 'food.see', input.storeIds)
  const closedSince = await startOfToday(db, storeIds, now)
  const cards = await readBoardCards(db, { family: 'food', storeIds, closedSince })
  return { cards, asOf: now.toISOString() }
}
