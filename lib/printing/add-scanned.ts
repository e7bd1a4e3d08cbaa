import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orderCodes } from '@/lib/db/tables/order-codes'
import { orders } from '@/lib/db/tables/orders'
import { comparedCode } from '@/lib/orders/add-codes'
import { putIn } from './put-in'
import type { Added, AddScanned } from './schema'

type Found = { orderId: number; isPlaced: boolean; isCancelled: boolean }
type Refused = Added['refused'][number]

/** The waybills that each code stands for, at the stores where the person may print. */
async function findCodes(actor: Actor, codes: string[]): Promise<Map<string, Found[]>> {
  const storeIds = storesWhere(actor, 'express.place')
  if (codes.length === 0 || storeIds.length === 0) return new Map()
  const rows = await database()
    .selectDistinct({
      code: orderCodes.code,
      orderId: orders.id,
      placing: orders.placing,
      stage: orders.stage,
    })
    .from(orderCodes)
    .innerJoin(orders, eq(orders.id, orderCodes.orderId))
    .where(
      and(
        inArray(orderCodes.code, codes),
        eq(orders.family, 'express'),
        inArray(orders.storeId, storeIds),
      ),
    )
  const found = new Map<string, Found[]>()
  for (const { code, orderId, placing, stage } of rows) {
    const one = { orderId, isPlaced: placing === 'placed', isCancelled: stage === 'cancelled' }
    found.set(code, [...(found.get(code) ?? []), one])
  }
  return found
}

/** The one order that a code stands for, or why there is none to print. */
function choose(found: readonly Found[]): number | Refused['why'] {
  const living = found.filter(({ isPlaced, isCancelled }) => isPlaced && !isCancelled)
  const [only] = living
  if (living.length > 1) return 'several'
  if (only) return only.orderId
  const [first] = found
  if (!first) return 'unknown'
  return first.isCancelled ? 'cancelled' : 'not-placed'
}

/**
 * Puts into the pile what was scanned, typed or pasted, in that order: any number that an order has
 * (express §2.3). What cannot be put in is named with the reason.
 */
export async function addScanned(input: { actor: Actor } & AddScanned): Promise<Added> {
  const { actor, codes, ...choice } = input
  const asked = [...new Set(codes.map(comparedCode))].filter((code) => code !== '')
  const found = await findCodes(actor, asked)
  const refused: Refused[] = []
  const orderIds: number[] = []
  for (const code of asked) {
    const chosen = choose(found.get(code) ?? [])
    if (typeof chosen === 'number') orderIds.push(chosen)
    else refused.push({ code, why: chosen })
  }
  return { ...(await putIn({ personId: actor.id, choice, orderIds })), refused }
}
