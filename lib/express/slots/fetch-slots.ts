import 'server-only'
import { languageFor } from '@/lib/domain/areas'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { OfferMeta, SlotOffer } from '@/lib/domain/express/slots'
import { platform } from '@/lib/platform/current'

export type SlotRequest = {
  merchantId: number
  product: ExpressProduct
  /** Of the person, for the platform's descriptions. */
  locale: string | null
  signal?: AbortSignal
}

/** Asks the platform which slots there are for a product, at this moment (express §4.7). */
export async function fetchSlots({
  merchantId,
  product,
  locale,
  signal,
}: SlotRequest): Promise<SlotOffer & { meta: OfferMeta }> {
  const context = { language: languageFor('HK', locale ?? 'en'), priority: 'person' } as const
  const { pickup, delivery, meta } = await platform()
    .express()
    .dateTimeSlots({ merchantId, product }, { ...context, ...(signal && { signal }) })
  return { pickup, delivery, meta }
}
