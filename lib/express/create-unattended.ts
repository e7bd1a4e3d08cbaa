import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacingState } from '@/lib/orders/schema'
import { sendOrder } from '@/lib/orders/send-order'
import { checkSharedSlots } from './check-shared-slots'
import { expressStore } from './express-store'
import { recordWaybill } from './record-waybill'
import { sendWaybill } from './send-waybill'
import { slotsGone } from './slots-gone'
import { waybillRow, type AskedWaybill } from './waybill-row'

/**
 * Creates a waybill for which nobody waits, as `placeWaybill` does, behind people's clicks. The same
 * form is one waybill however often it comes; one that the platform refused is asked for again,
 * under its form or its order number. `failure` is what the platform's answer threw, or null; throws
 * a `Problem` where nothing was asked for, `slotsGone` where its slots are not offered (decision 0162).
 */
export async function createUnattended(input: {
  actor: Actor
  asked: AskedWaybill
}): Promise<{ orderId: number; placing: PlacingState; failure: unknown }> {
  const { actor, asked } = input
  const db = database()
  const { storeId, formKey } = asked
  const store = await expressStore(db, { actor, permission: 'express.place', storeId })
  const now = new Date()
  const row = waybillRow({ actor, asked, now })
  const known = await askedBefore(db, formKey)
  if (known) return { orderId: known.id, placing: known.placing, failure: null }
  const { expressMerchantId: merchantId } = store
  const slotsOf = { merchantId, product: asked.product, locale: actor.locale }
  const faults = await checkSharedSlots({ asked: slotsOf, draft: row.draft, now })
  if (faults.length > 0) throw slotsGone(faults)
  const { order, isNew } = await db.transaction(async (tx) => {
    const earlier = await askedBefore(tx, formKey)
    if (earlier) return { order: earlier, isNew: false }
    return recordWaybill(tx, { actorId: actor.id, store, row })
  })
  if (!isNew) return { orderId: order.id, placing: order.placing, failure: null }
  const send = (recorded: typeof order) => sendWaybill(recorded, store, 'background')
  return { orderId: order.id, ...(await sendOrder({ db, order, send })) }
}

/** What was made of the form already, whoever asked: an import goes on under whoever resumes it. */
async function askedBefore(queries: Queries, formKey: string): Promise<OrderRow | null> {
  const [earlier] = await queries.select().from(orders).where(eq(orders.formKey, formKey))
  return earlier && earlier.placing !== 'refused' ? earlier : null
}
