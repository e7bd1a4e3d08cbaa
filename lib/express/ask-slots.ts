import 'server-only'
import { languageFor } from '@/lib/domain/areas'
import type { ExpressProduct } from '@/lib/domain/express-products'
import type { SlotOffer } from '@/lib/domain/slots'
import { platform } from '@/lib/platform/current'

export type SlotsAsked = {
  merchantId: number
  product: ExpressProduct
  /** Of the person, for the platform's descriptions. */
  locale: string | null
  signal?: AbortSignal
}

/** Asks the platform which slots there are for a product, at this moment (express §4.7). */
export async function askSlots({
  merchantId,
  product,
  locale,
  signal,
}: SlotsAsked): Promise<SlotOffer> {
  const context = { language: languageFor('HK', locale ?? 'en'), priority: 'person' } as const
  const { pickup, delivery } = await platform()
    .express()
    .dateTimeSlots({ merchantId, product }, { ...context, ...(signal && { signal }) })
  return { pickup, delivery }
}
