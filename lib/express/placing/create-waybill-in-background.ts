import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import { type Queries, database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacingState } from '@/lib/orders/model/placing'
import { recordAndSend } from '@/lib/orders/placing/place-order'
import { PlatformError } from '@/lib/platform/errors'
import { expressStore } from '../express-store'
import { type SlotFault, chosenSlots, slotFaults, withoutBegun } from '../model/chosen-slots'
import type { SlotRequest } from '../slots/fetch-slots'
import { cachedSlots } from '../slots/cached-slots'
import { slotsUnavailable } from '../slots/slots-unavailable'
import { recordWaybill } from './record-waybill'
import { sendWaybill } from './send-waybill'
import { type WaybillRequest, waybillRow } from './waybill-row'

/** A platform that did not say is not asked again for so long: many waybills follow each other. */
const QUIET_MS = 30_000

const quietUntil = new Map<string, number>()

/**
 * Creates a waybill for which nobody waits, as a press of a form does, behind people's clicks. The same
 * form is one waybill however often it comes; one that the platform refused is asked for again,
 * under its form or its order number. `failure` is what the platform's answer threw, or null; throws
 * a `Problem` where nothing was asked for, `slotsUnavailable` where its slots are not offered (decision 0162).
 */
export async function createWaybillInBackground(input: {
  actor: Actor
  asked: WaybillRequest
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
  if (faults.length > 0) throw slotsUnavailable(faults)
  const { order, placing, failure } = await recordAndSend({
    db,
    record: (along) =>
      db.transaction(async (tx) => {
        const earlier = await askedBefore(tx, formKey)
        if (earlier) return { order: earlier, isNew: false }
        return recordWaybill(tx, { actorId: actor.id, store, row, along })
      }),
    send: (recorded, departure) =>
      sendWaybill(recorded, store, { ...departure, priority: 'background' }),
  })
  return { orderId: order.id, placing, failure }
}

/** What was made of the form already, whoever asked: an import goes on under whoever resumes it. */
async function askedBefore(queries: Queries, formKey: string): Promise<OrderRow | null> {
  const [earlier] = await queries.select().from(orders).where(eq(orders.formKey, formKey))
  return earlier && earlier.placing !== 'refused' ? earlier : null
}

/**
 * As `checkSlots`, for waybills of which many follow each other: they share one answer for as long
 * as it is kept, and so one import asks once for each product.
 */
async function checkSharedSlots(input: {
  asked: Omit<SlotRequest, 'signal'>
  draft: WaybillDraft
  now: Date
}): Promise<SlotFault[]> {
  const { asked, draft, now } = input
  const chosen = chosenSlots(draft)
  if (!chosen.pickup && !chosen.delivery) return []
  const key = `${asked.merchantId} ${asked.product}`
  if ((quietUntil.get(key) ?? 0) > now.getTime()) return []
  try {
    const { offer } = await cachedSlots(asked, now)
    return slotFaults(asked.product, withoutBegun(offer, now), chosen)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'slots could not be checked before sending')
    quietUntil.set(key, now.getTime() + QUIET_MS)
    return []
  }
}
