import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { languageFor } from '@/lib/domain/areas'
import { withoutBegun } from '@/lib/domain/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { Problem } from '@/lib/domain/problem'
import type { SlotOffer } from '@/lib/domain/slots'
import { platform } from '@/lib/platform/current'
import { PlatformError } from '@/lib/platform/errors'

/** A platform that does not say so by then is not waited for. */
const WAIT_MS = 3_000

type Asked = { actor: Actor; storeId: number; product: ExpressProduct }

/**
 * What the platform offers for a product at a store, without what has begun (express §4.7). Rejects
 * with `PlatformError` where it does not say; throws `storeWithoutExpress`.
 */
export async function askOffer(
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
export async function offerIfSaid(queries: Queries, asked: Asked): Promise<SlotOffer | null> {
  try {
    return await askOffer(queries, asked)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, product: asked.product }, 'times of rows could not be checked')
    return null
  }
}
