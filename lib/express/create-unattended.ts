import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { PlacingState } from '@/lib/orders/schema'
import { sendOrder } from '@/lib/orders/send-order'
import { expressStore } from './express-store'
import { recordWaybill } from './record-waybill'
import { sendWaybill } from './send-waybill'
import { waybillRow, type AskedWaybill } from './waybill-row'

/**
 * Creates a waybill for which nobody waits, as `placeWaybill` does, behind people's clicks. The same
 * form is one waybill however often it comes; one that the platform refused is asked for again,
 * under its form or its order number. `failure` is what the platform's answer threw, or null; throws
 * a `Problem` where nothing was asked for.
 */
export async function createUnattended(input: {
  actor: Actor
  asked: AskedWaybill
}): Promise<{ orderId: number; placing: PlacingState; failure: unknown }> {
  const { actor, asked } = input
  const db = database()
  const { storeId, formKey } = asked
  const store = await expressStore(db, { actor, permission: 'express.place', storeId })
  const row = waybillRow({ actor, asked, now: new Date() })
  const { order, isNew } = await db.transaction(async (tx) => {
    const [earlier] = await tx.select().from(orders).where(eq(orders.formKey, formKey))
    // Whoever asked for it: an import goes on under the name of whoever resumes it.
    if (earlier && earlier.placing !== 'refused') return { order: earlier, isNew: false }
    return recordWaybill(tx, { actorId: actor.id, store, row })
  })
  if (!isNew) return { orderId: order.id, placing: order.placing, failure: null }
  const send = (recorded: typeof order) => sendWaybill(recorded, store, 'background')
  return { orderId: order.id, ...(await sendOrder({ db, order, send })) }
}
