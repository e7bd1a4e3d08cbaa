import { randomInt } from 'node:crypto'
import { subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orderCodes, type OrderCodeKind } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'

type Slot = { date: string; period: string }

export type ParcelToSeed = Partial<
  Omit<typeof orders.$inferInsert, 'id' | 'storeId' | 'family'>
> & {
  storeId: number
  family?: Family
  pickup?: Slot
  delivery?: Slot
  boxes?: number
  /** Numbers beside ours and the platform's. */
  codes?: Partial<Record<OrderCodeKind, string>>
}

/** Digits that no other parcel of the tests has. */
const serial = () => `${Date.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`

function rowOf(parcel: Omit<ParcelToSeed, 'codes'>) {
  const { pickup, delivery, boxes, family = 'express', ...change } = parcel
  const number = serial()
  return {
    clientOrderId: `W${number}`,
    platformOrderId: `88${number}`,
    placing: 'placed' as const,
    recipientName: 'Chan Tai Man',
    request: { product: 'HDP-ECOMM-H', draft: { pickup, delivery, boxes }, locale: 'en' },
    ...change,
    family,
  }
}

/**
 * Writes a parcel or waybill down as one that the platform has, with all its numbers; `pickup` does
 * not set `scheduledFor`. Returns the row.
 */
export async function seedParcel(
  db: Database,
  { codes, ...parcel }: ParcelToSeed,
): Promise<typeof orders.$inferSelect> {
  const [row] = await db.insert(orders).values(rowOf(parcel)).returning()
  if (!row) throw new Error('the parcel was not written')
  const numbers: Partial<Record<OrderCodeKind, string | null>> = {
    'client-order': row.clientOrderId,
    'platform-order': row.platformOrderId,
    ...codes,
  }
  const rows = (Object.entries(numbers) as [OrderCodeKind, string | null][]).flatMap(
    ([kind, code]) => (code === null ? [] : [{ orderId: row.id, kind, code: code.toUpperCase() }]),
  )
  await db.insert(orderCodes).values(rows)
  return row
}

/** Takes whatever a store has off today's desks: its orders were for three days ago. */
export async function giveToAnotherDay(db: Database, storeId: number): Promise<void> {
  const scheduledFor = subDays(new Date(), 3)
  await db.update(orders).set({ scheduledFor }).where(eq(orders.storeId, storeId))
}
