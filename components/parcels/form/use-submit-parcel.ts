'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { placeParcel } from '@/lib/parcels/actions'
import { parcelKeys, parcelPaths } from '@/lib/parcels/keys'
import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import type { QuoteReference } from '@/lib/parcels/model/parcel-form'
import type { DraftParcel, FilledParcel, ParcelFormApi } from './draft'
import { standingQuote } from './quote/standing-quote'
import { loadChecks } from './use-parcel-form'

type Options = { form: ParcelFormApi; stores: readonly ParcelStoreChoice[]; onPlaced: () => void }

/** Sends the form with the quote that was shown; with another number comes another, asked by itself. */
export function useSubmitParcel({ form, stores, onPlaced }: Options) {
  const client = useQueryClient()
  const quoteFor = useShownQuote(stores)
  return useSubmitOnce(form, {
    place: async (draft: FilledParcel) => placeParcel({ ...draft, quote: await quoteFor(draft) }),
    onFailure: ({ problem }) => {
      if (problem === 'quoteOutdated') {
        void client.invalidateQueries({ queryKey: parcelKeys.quotes() })
      }
    },
    onPlaced,
    hrefOf: parcelPaths.order,
  })
}

/** The quote that the person was shown for exactly this form; null for none. */
function useShownQuote(stores: Options['stores']) {
  const client = useQueryClient()
  return async (draft: DraftParcel): Promise<QuoteReference | null> => {
    const checks = await loadChecks()
    const store = stores.find(({ id }) => id === draft.storeId)
    const basis = checks?.quoteBasis(draft, checks.readDraft(draft, store, new Date()))
    if (!basis) return null
    return standingQuote(client.getQueryState(parcelKeys.quote(basis)), Date.now())?.quote ?? null
  }
}
