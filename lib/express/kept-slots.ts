import 'server-only'
import { isRepeatedTooSoon } from '@/lib/platform/errors'
import type { SlotOffer } from '@/lib/domain/slots'
import { askSlots, type SlotsAsked } from './ask-slots'

/** So long one answer serves everybody who asks the same. */
const FRESH_MS = 30_000
/** As many as a merchant has warehouses, products and languages, and to spare. */
const MOST_KEPT = 200

export type KeptSlots = { readonly offer: SlotOffer; readonly at: Date }
type Kept = { latest: KeptSlots | null; underWay: Promise<KeptSlots> | null }

/**
 * The slots of a merchant's product, at most 30 seconds old; those who ask at once share one
 * question. Where the platform refuses to be asked again so soon, the last answer serves on: that
 * is no error in a query (conventions §8, trap 67).
 */
export async function keptSlots(asked: Omit<SlotsAsked, 'signal'>, now: Date): Promise<KeptSlots> {
  const kept = keptOf(`${asked.merchantId} ${asked.product} ${asked.locale ?? ''}`)
  const { latest } = kept
  if (latest && now.getTime() - latest.at.getTime() < FRESH_MS) return latest
  kept.underWay ??= askSlots(asked)
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
  // On globalThis: Next may give routes and actions separate copies of this module.
  const shared = globalThis as typeof globalThis & { handoverSlots?: Map<string, Kept> }
  const all = (shared.handoverSlots ??= new Map())
  const kept = all.get(key) ?? { latest: null, underWay: null }
  all.delete(key)
  all.set(key, kept)
  const oldest = all.size > MOST_KEPT ? all.keys().next().value : undefined
  if (oldest !== undefined) all.delete(oldest)
  return kept
}
