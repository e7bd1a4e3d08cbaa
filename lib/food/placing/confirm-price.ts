import 'server-only'
import { log } from '@/lib/config/log'
import { offersFoodEstimates } from '@/lib/domain/areas'
import { bandFor, type Quotation } from '@/lib/domain/ladder'
import type { Asked } from '@/lib/orders/order-family'
import { PlatformError } from '@/lib/platform/errors'
import type { FoodStore } from '../delivering-store'
import { foodApi } from '../food-api'
import type { LadderStep } from '../model/estimate'
import type { PricedOrder, SubmittedOrder } from '../model/order-form'
import type { CheckedOrder } from './check-order'

/** A person waits for the order to go out: what takes longer is done without. */
const WAIT_MS = 3_000

/**
 * Asks for the price of this very bill (food §4.1 scenario 2: one quotation) and holds it against
 * the one that was shown. When it is another, nothing is placed: the person is told, and sends the
 * form again with what they were told. There is none to ask outside Hong Kong (food §1), and for an
 * order that no courier brings; it is unchecked when the platform has no answer in time.
 */
export async function confirmPrice(
  { actor, store, form: { shownPrice } }: Asked<FoodStore, PricedOrder>,
  checked: CheckedOrder,
): Promise<{ go: CheckedOrder } | { stop: SubmittedOrder }> {
  const { totalCents, scheduledFor, destination: to } = checked
  if (checked.selfPickup || !offersFoodEstimates(store.region)) return { go: checked }
  const { api, context } = foodApi(store.region, {
    locale: actor.locale,
    priority: 'person',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  const unchecked = { go: { ...checked, priceChecked: false, estimate: shownPrice } }
  const asked = { storeCode: store.foodClientMerchantId, to, scheduledFor, total: totalCents }
  try {
    const { quotations } = await api.estimate(asked, context)
    const now = bandFor(quotations, totalCents)
    if (!now) return unchecked
    const isSame =
      shownPrice === null || (shownPrice.mode === now.mode && shownPrice.feeCents === now.fee)
    const estimate = { mode: now.mode, feeCents: now.fee }
    return isSame
      ? { go: { ...checked, estimate } }
      : { stop: { state: 'price-changed', now: ladderStep(now) } }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error }, 'price could not be confirmed before an order')
    return unchecked
  }
}

/** A quotation as the form is told it. */
export function ladderStep(quotation: Quotation): LadderStep {
  const { id, mode, min, max, fee, minutes, range, directMetres, travelMetres } = quotation
  return {
    id,
    mode,
    minCents: min,
    maxCents: max,
    feeCents: fee,
    minutes,
    minutesRange: range,
    directMetres,
    travelMetres,
  }
}
