import 'server-only'
import { log } from '@/lib/config/log'
import type { Actor } from '@/lib/auth/actor'
import { offersFoodEstimates } from '@/lib/domain/areas'
import { bandFor } from '@/lib/domain/ladder'
import { PlatformError } from '@/lib/platform/errors'
import { foodApi } from './food-api'
import { ladderStep } from './ladder-step'
import type { CheckedOrder } from './record-order'
import type { LadderStep, ShownPrice } from './schema'

/** A person waits for the order to go out: what takes longer is done without. */
const WAIT_MS = 3_000

export type PriceCheck =
  { state: 'same' | 'unchecked' | 'none' } | { state: 'changed'; now: LadderStep }

/**
 * Asks for the price of this very bill (food §4.1 scenario 2: one quotation) and holds it against
 * the one that was shown. `none` where there is none to ask: outside Hong Kong (food §1), and for an
 * order that no courier brings. `unchecked` when the platform has no answer in time.
 */
export async function confirmPrice(input: {
  actor: Actor
  checked: CheckedOrder
  shown: ShownPrice | null
}): Promise<PriceCheck> {
  const { actor, checked, shown } = input
  const { store, totalCents, scheduledFor } = checked
  if (checked.selfPickup || !offersFoodEstimates(store.region)) return { state: 'none' }
  const { api, context } = foodApi(store.region, {
    locale: actor.locale,
    priority: 'person',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  const to = checked.destination
  const asked = { storeCode: store.foodClientMerchantId, to, scheduledFor, total: totalCents }
  try {
    const { quotations } = await api.estimate(asked, context)
    const now = bandFor(quotations, totalCents)
    if (!now) return { state: 'unchecked' }
    const isSame = shown === null || (shown.mode === now.mode && shown.feeCents === now.fee)
    return isSame ? { state: 'same' } : { state: 'changed', now: ladderStep(now) }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error.message }, 'price could not be confirmed before an order')
    return { state: 'unchecked' }
  }
}
