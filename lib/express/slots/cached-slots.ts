import 'server-only'
import { perProcess } from '@/lib/config/per-process'
import { isRepeatedTooSoon } from '@/lib/platform/errors'
import type { OfferMeta, SlotOffer } from '@/lib/domain/express/slots'
import { fetchSlots, type SlotRequest } from './fetch-slots'

/** So long one answer serves everybody who asks the same. */
const FRESH_MS = 30_000
/** As many as a merchant has warehouses, products and languages, and to spare. */
const MOST_KEPT = 200

type CachedSlots = { readonly offer: SlotOffer & { meta: OfferMeta }; readonly at: Date }
type Kept = { latest: CachedSlots | null; underWay: Promise<CachedSlots> | null }

const allKept = perProcess('express-slots', () => new Map<string, Kept>())

/**
 * The slots of a merchant's product, at most 30 seconds old; those who ask at once share one
 * question. Where the platform refuses to be asked again so soon, the last answer serves on: that
 * is no error in a query (conventions §8, trap 67).
 */
export async function cachedSlots(
  asked: Omit<SlotRequest, 'signal'>,
  now: Date,
): Promise<CachedSlots> {
  const kept = keptOf(`${asked.merchantId} ${asked.product} ${asked.locale ?? ''}`)
  const { latest } = kept
  if (latest && now.getTime() - latest.at.getTime() < FRESH_MS) return latest
  kept.underWay ??= fetchSlots(asked)
    .then((offer) => (kept.latest = { offer, at: now }))
    .finally(() => (kept.underWay = null))
  try {
    return await kept.underWay
  } catch (error) {
    if (latest && isRepeatedTooSoon(error)) return latest
    throw error
  }
}

function keptOf(key: string): Kept {
  const all = allKept.get()
  const kept = all.get(key) ?? { latest: null, underWay: null }
  all.delete(key)
  all.set(key, kept)
  const oldest = all.size > MOST_KEPT ? all.keys().next().value : undefined
  if (oldest !== undefined) all.delete(oldest)
  return kept
}
