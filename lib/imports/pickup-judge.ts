import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { chosenSlots, slotFaults } from '@/lib/domain/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { cutOff } from '@/lib/domain/imports/next-pair'
import type { SlotOffer } from '@/lib/domain/slots'
import type { WaybillDraft } from '@/lib/domain/waybill-draft'
import { offerIfSaid } from './ask-offer'

/** Whether the pickup that a row asks for cannot be had any more. */
export type PickupJudge = (product: ExpressProduct, draft: WaybillDraft) => Promise<boolean>

/**
 * Judges pickups that the platform may have refused for their cut-off: it has begun, or the offer of
 * this moment is without it. Asked once for each product; of what nobody knows nothing is said.
 */
export function pickupJudge(
  queries: Queries,
  asked: { actor: Actor; storeId: number },
): PickupJudge {
  const offers = new Map<ExpressProduct, Promise<SlotOffer | null>>()
  return async (product, draft) => {
    const { pickup } = chosenSlots(draft)
    if (!pickup) return false
    const over = cutOff({ date: pickup.date, period: pickup.period ?? '' })
    if (over !== null && over <= new Date()) return true
    const asking = offers.get(product) ?? offerIfSaid(queries, { ...asked, product })
    offers.set(product, asking)
    const offer = await asking
    return offer !== null && slotFaults(product, offer, { pickup, delivery: null }).length > 0
  }
}
