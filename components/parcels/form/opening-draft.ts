import type { ParcelStoreChoice } from '@/lib/parcels/schema'
import { atStore } from './choose-store'
import { isTyped, type DraftParcel } from './draft'

type Opening = {
  stores: readonly ParcelStoreChoice[]
  /** The form as it begins by itself, at the store that the page opens with. */
  start: DraftParcel
  /** Whether the page's address names that store, which then goes before the one that was kept. */
  isAsked: boolean
}

/**
 * What a form opens with. A draft into which nothing was typed is not worth its store: the page's
 * own counts then. One without a store that there still is takes that of the page.
 */
export function openingDraft(kept: DraftParcel | null, { stores, start, isAsked }: Opening) {
  if (!kept || !isTyped(kept)) return { draft: start, wasKept: false }
  const isThere = stores.some(({ id }) => id === kept.storeId)
  const leads = start.storeId !== undefined && (isAsked || !isThere)
  const draft = leads ? atStore(kept, { stores, storeId: start.storeId }) : kept
  return { draft, wasKept: true }
}
