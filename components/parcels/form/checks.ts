import type { Resolver } from 'react-hook-form'
import { pricedPart } from '@/lib/domain/parcel-form/priced-part'
import { readParcel } from '@/lib/domain/parcel-form/read-parcel'
import type { ParcelStoreChoice } from '@/lib/parcels/schema'
import type { DraftParcel } from './draft'
import { nestedErrors } from './nested-errors'
import { offerProblems, type Offers } from './offers'

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

/** The checks of the form, for the form library. */
export function parcelResolver(given: {
  store: ParcelStoreChoice | undefined
  offers: Offers
  now: Date
}): Resolver<DraftParcel> {
  const { store, offers, now } = given
  return (draft) => {
    const { problems } = readDraft(draft, store, now)
    const errors = nestedErrors({ ...problems, ...offerProblems(draft, offers) })
    return Object.keys(errors).length === 0 ? { values: draft, errors: {} } : { values: {}, errors }
  }
}
