import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { readScannedCode, type ScannedCode } from '@/lib/domain/scanned-code'
import type { Added } from '../model/print-queue'
import type { AddScanned } from '../model/print-queue-requests'
import { addToPrintQueue } from './find-print-queue'

type Refused = Added['refused'][number]

/** What a code is called where it cannot be put in; null for nothing at all. */
const nameOf = ({ codes, url }: ScannedCode): string | null => url ?? codes[0] ?? null

/** The one order that a code stands for, or why there is none to print. */
function choose(found: readonly WaybillMatch[]): number | Refused['why'] {
  const living = found.filter(({ isPlaced, isCancelled }) => isPlaced && !isCancelled)
  const [only] = living
  if (living.length > 1) return 'several'
  if (only) return only.orderId
  const [first] = found
  if (!first) return 'unknown'
  return first.isCancelled ? 'cancelled' : 'not-placed'
}

/**
 * Puts into the queue what was scanned, typed or pasted, in that order: any number that an order has
 * (express §2.3), read as the scan desk reads it. What cannot be put in is named with the reason.
 */
export async function addScanned(input: { actor: Actor } & AddScanned): Promise<Added> {
  const { actor, codes, ...choice } = input
  const { orderIds, refused } = await chooseScanned({ actor, codes })
  return { ...(await addToPrintQueue({ personId: actor.id, choice, orderIds })), refused }
}

/** The waybills that codes stand for, in their order, and those that stand for none to print. */
export async function chooseScanned({
  actor,
  codes,
}: {
  actor: Actor
  codes: readonly string[]
}): Promise<{ orderIds: number[]; refused: Refused[] }> {
  const asked = new Map<string, ScannedCode>()
  for (const scanned of codes.map(readScannedCode)) {
    const name = nameOf(scanned)
    if (name !== null && !asked.has(name)) asked.set(name, scanned)
  }
  const found = await findCodes(actor, [...asked.values()])
  const refused: Refused[] = []
  const orderIds: number[] = []
  for (const [index, code] of [...asked.keys()].entries()) {
    const chosen = choose(found[index] ?? [])
    if (typeof chosen === 'number') orderIds.push(chosen)
    else refused.push({ code, why: chosen })
  }
  return { orderIds, refused }
}

/** A waybill that a code stands for. */
type WaybillMatch = { orderId: number; isPlaced: boolean; isCancelled: boolean }

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
async function findCodes(actor: Actor, scanned: readonly ScannedCode[]): Promise<WaybillMatch[][]> {
  const storeIds = storesWhere(actor, 'express.place')
  if (scanned.length === 0 || storeIds.length === 0) return scanned.map(() => [])
  const found = new Map<string, WaybillMatch[]>()
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
