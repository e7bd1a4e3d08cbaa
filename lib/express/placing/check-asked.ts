import 'server-only'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { withoutUnusedFields } from '@/lib/domain/express/waybill-draft'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { Asked } from '@/lib/orders/order-family'
import { differsFromRecorded } from '@/lib/orders/placing/place-order'
import { PlatformError } from '@/lib/platform/errors'
import type { ExpressStore } from '../express-store'
import { type SlotFault, chosenSlots, slotFaults, withoutBegun } from '../model/chosen-slots'
import type { WaybillForm } from '../model/waybill-form'
import { type SlotRequest, fetchSlots } from '../slots/fetch-slots'
import { slotsUnavailable } from '../slots/slots-unavailable'
import { recordedWaybillSchema } from './recorded-waybill'

/** A platform that does not say so by then will judge the slots itself. */
const WAIT_MS = 3_000

/**
 * Whether a form asks for something else than what was recorded when it was first sent. Numbers
 * that the form leaves to us are those that it was given then.
 */
export function waybillFormDiffers(
  recorded: OrderRow,
  { form: { storeId, product, draft } }: Asked<ExpressStore, WaybillForm>,
): boolean {
  const first = recordedWaybillSchema.safeParse(recorded.request)
  if (!first.success) return false
  const { clientOrderId, clientShipmentCode } = first.data.draft
  const now = {
    ...withoutUnusedFields(product, draft),
    clientOrderId: draft.clientOrderId || clientOrderId,
    clientShipmentCode: draft.clientShipmentCode || clientShipmentCode,
  }
  const before = { storeId: recorded.storeId, product: first.data.product, draft: first.data.draft }
  return differsFromRecorded({ storeId, product, draft: now }, before)
}

/**
 * Turns a waybill back whose slots ran out while its form was open. A form that was recorded
 * before is not checked again: what became of that waybill is the answer then.
 * @throws Problem `slotsUnavailable`, with the fields
 */
export async function rejectUnavailableSlots(
  { actor, store, form }: Asked<ExpressStore, WaybillForm>,
  draft: WaybillDraft,
): Promise<void> {
  const { product, formKey } = form
  const asked = { merchantId: store.expressMerchantId, product, locale: actor.locale }
  const faults = await checkSlots({ asked, draft, now: new Date() })
  if (faults.length === 0) return
  const known = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.formKey, formKey))
  if (known.length > 0) return
  throw slotsUnavailable(faults)
}

/**
 * What is wrong with a draft's slots by what the platform offers this moment, before anything is
 * sent; nothing where there are none. Where the platform cannot be asked nothing is held against
 * them: it checks them again itself (decision 0106).
 */
async function checkSlots(input: {
  asked: Omit<SlotRequest, 'signal'>
  draft: WaybillDraft
  now: Date
}): Promise<SlotFault[]> {
  const { asked, draft, now } = input
  const chosen = chosenSlots(draft)
  if (!chosen.pickup && !chosen.delivery) return []
  try {
    const offer = await fetchSlots({ ...asked, signal: AbortSignal.timeout(WAIT_MS) })
    return slotFaults(asked.product, withoutBegun(offer, now), chosen)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'slots could not be checked before sending')
    return []
  }
}
