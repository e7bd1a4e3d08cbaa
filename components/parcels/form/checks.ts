import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import { pricedPart } from '@/lib/parcels/model/priced-part'
import { readParcel } from '@/lib/parcels/model/read-parcel'
import type { DraftParcel } from './draft'
import { offerProblems, type Offers } from './content/offers'

/*
 * The form's only door to the domain's reading of it, which brings the time zones along: fetched
 * when something was typed, and not with the page (decision 0059).
 */

export type Reading = ReturnType<typeof readDraft>

/** What the form means at this moment; without a store that cannot be said. */
export function readDraft(draft: DraftParcel, store: ParcelStoreChoice | undefined, now: Date) {
  if (!store) return { order: null, problems: { storeId: 'required' } }
  const { order, problems } = readParcel(draft, { store, now })
  return { order, problems: problems ?? {} }
}

/** Everything that a quote of the form depends on, as text; null while the form is not complete. */
export function quoteBasis(draft: DraftParcel, { order }: Reading): string | null {
  return order && JSON.stringify([draft.formKey, draft.storeId, pricedPart(order)])
}

/** Everything that keeps the form from being sent: of the reading, and of what is on offer. */
export function formProblems(
  draft: DraftParcel,
  { store, offers, now }: { store: ParcelStoreChoice | undefined; offers: Offers; now: Date },
): Record<string, string> {
  return { ...readDraft(draft, store, now).problems, ...offerProblems(draft, offers) }
}
