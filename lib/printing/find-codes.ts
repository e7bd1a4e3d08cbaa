import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import type { ScannedCode } from '@/lib/domain/scanned-code'

/** A waybill that a code stands for. */
export type FoundWaybill = { orderId: number; isPlaced: boolean; isCancelled: boolean }

const STANDING = { orderId: orders.id, placing: orders.placing, stage: orders.stage }

type Row = {
  key: string | null
  orderId: number
  placing: (typeof orders.$inferSelect)['placing']
  stage: (typeof orders.$inferSelect)['stage']
}

async function findRows(storeIds: number[], scanned: readonly ScannedCode[]): Promise<Row[]> {
  const db = database()
  const mine = and(eq(orders.family, 'express'), inArray(orders.storeId, storeIds))
  const codes = scanned.flatMap((one) => one.codes)
  const urls = scanned.flatMap(({ url }) => url ?? [])
  const [numbered, tracked] = await Promise.all([
    db
      .selectDistinct({ key: orderCodes.code, ...STANDING })
      .from(orderCodes)
      .innerJoin(orders, eq(orders.id, orderCodes.orderId))
      .where(and(inArray(orderCodes.code, codes), mine)),
    urls.length === 0
      ? []
      : db
          .select({ key: orders.trackerUrl, ...STANDING })
          .from(orders)
          .where(and(inArray(orders.trackerUrl, urls), mine)),
  ])
  return [...numbered, ...tracked]
}

/**
 * The waybills that each of these codes stands for, whosever number or link for the customer it is
 * (express §2.3), at the stores where the person may print; each waybill once.
 */
export async function findCodes(
  actor: Actor,
  scanned: readonly ScannedCode[],
): Promise<FoundWaybill[][]> {
  const storeIds = storesWhere(actor, 'express.place')
  if (scanned.length === 0 || storeIds.length === 0) return scanned.map(() => [])
  const found = new Map<string, FoundWaybill[]>()
  for (const { key, orderId, placing, stage } of await findRows(storeIds, scanned)) {
    if (key === null) continue
    const one = { orderId, isPlaced: placing === 'placed', isCancelled: stage === 'cancelled' }
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return scanned.map(({ codes, url }) => {
    const all = [...codes, ...(url === null ? [] : [url])].flatMap((key) => found.get(key) ?? [])
    return [...new Map(all.map((one) => [one.orderId, one])).values()]
  })
}
