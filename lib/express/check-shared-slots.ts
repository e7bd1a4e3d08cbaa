import 'server-only'
import { log } from '@/lib/config/log'
import { chosenSlots, slotFaults, withoutBegun, type SlotFault } from '@/lib/domain/chosen-slots'
import type { WaybillDraft } from '@/lib/domain/waybill-draft'
import { PlatformError } from '@/lib/platform/errors'
import type { SlotsAsked } from './ask-slots'
import { keptSlots } from './kept-slots'

/** A platform that did not say is not asked again for so long: many waybills follow each other. */
const QUIET_MS = 30_000
const quietUntil = new Map<string, number>()

/**
 * As `checkSlots`, for waybills of which many follow each other: they share one answer for as long
 * as it is kept, and so one import asks once for each product.
 */
export async function checkSharedSlots(input: {
  asked: Omit<SlotsAsked, 'signal'>
  draft: WaybillDraft
  now: Date
}): Promise<SlotFault[]> {
  const { asked, draft, now } = input
  const chosen = chosenSlots(draft)
  if (!chosen.pickup && !chosen.delivery) return []
  const key = `${asked.merchantId} ${asked.product}`
  if ((quietUntil.get(key) ?? 0) > now.getTime()) return []
  try {
    const { offer } = await keptSlots(asked, now)
    return slotFaults(asked.product, withoutBegun(offer, now), chosen)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'slots could not be checked before sending')
    quietUntil.set(key, now.getTime() + QUIET_MS)
    return []
  }
}
