import 'server-only'
import { log } from '@/lib/config/log'
import { chosenSlots, slotFaults, withoutBegun, type SlotFault } from '@/lib/domain/chosen-slots'
import type { WaybillDraft } from '@/lib/domain/waybill-draft'
import { PlatformError } from '@/lib/platform/errors'
import { askSlots, type SlotsAsked } from './ask-slots'

/** A platform that does not say so by then will judge the slots itself. */
const WAIT_MS = 3_000

/**
 * What is wrong with a draft's slots by what the platform offers this moment, before anything is
 * sent; nothing where there are none. Where the platform cannot be asked nothing is held against
 * them: it checks them again itself (decision 0106).
 */
export async function checkSlots(input: {
  asked: Omit<SlotsAsked, 'signal'>
  draft: WaybillDraft
  now: Date
}): Promise<SlotFault[]> {
  const { asked, draft, now } = input
  const chosen = chosenSlots(draft)
  if (!chosen.pickup && !chosen.delivery) return []
  try {
    const offer = await askSlots({ ...asked, signal: AbortSignal.timeout(WAIT_MS) })
    return slotFaults(asked.product, withoutBegun(offer, now), chosen)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'slots could not be checked before sending')
    return []
  }
}
