import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { languageFor } from '@/lib/domain/areas'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import { Problem } from '@/lib/domain/problem'
import { chosenSlots, slotFaults, withoutBegun } from '@/lib/express/model/chosen-slots'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'
import { cutOff } from '../model/next-pair'

/** A platform that does not say so by then is not waited for. */
const WAIT_MS = 3_000

type Asked = { actor: Actor; storeId: number; product: ExpressProduct }

/**
 * What the platform offers for a product at a store, without what has begun (express §4.7). Rejects
 * with `PlatformError` where it does not say; throws `storeWithoutExpress`.
 */
export async function fetchOffer(
  queries: Queries,
  { actor, storeId, product }: Asked,
): Promise<SlotOffer> {
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  const merchantId = store?.expressMerchantId ?? null
  if (merchantId === null) throw new Problem('storeWithoutExpress')
  const language = languageFor('HK', actor.locale ?? 'en')
  const context = { language, priority: 'person', signal: AbortSignal.timeout(WAIT_MS) } as const
  const offer = await platform().express().dateTimeSlots({ merchantId, product }, context)
  return withoutBegun(offer, new Date())
}

/** The same; null where the platform does not say, which holds nobody up (decision 0162). */
export async function fetchOfferOrNull(queries: Queries, asked: Asked): Promise<SlotOffer | null> {
  try {
    return await fetchOffer(queries, asked)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'times of rows could not be checked')
    return null
  }
}

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
    const asking = offers.get(product) ?? fetchOfferOrNull(queries, { ...asked, product })
    offers.set(product, asking)
    const offer = await asking
    return offer !== null && slotFaults(product, offer, { pickup, delivery: null }).length > 0
  }
}
