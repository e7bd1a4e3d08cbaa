'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { draftStore } from '@/components/orders/draft-store'
import { newFormKey } from '@/components/orders/form-key'
import { useViewer } from '@/components/shell/viewer-provider'
import type { ClonedParcel, ParcelStoreChoice } from '@/lib/parcels/schema'
import { decodeDraft, emptyDraft, type DraftParcel } from './draft'
import { NO_OFFERS, type Offers } from './offers'
import { openingDraft } from './opening-draft'
import { useStoreChange } from './use-form-store'

/** What checks the form is fetched with the first key pressed (decision 0059). */
export const loadChecks = () => import('./checks').catch(() => null)

export type ParcelFormApi = UseFormReturn<DraftParcel>

type Options = {
  stores: readonly ParcelStoreChoice[]
  /** The store that the form opens with. */
  store: ParcelStoreChoice | undefined
  /** Whether the page's address names that store. */
  isAsked: boolean
  clone: ClonedParcel | null
}

/**
 * The parcel form of this tab, as it was left: what was typed outlives reloads, navigation and
 * errors until the order is placed or the form is cleared. In the browser only (decision 0058).
 */
export function useParcelForm({ stores, store, isAsked, clone }: Options) {
  const { id: personId } = useViewer()
  const [keep] = useState(() => {
    const name = clone ? `parcel:${clone.orderId}` : 'parcel'
    return draftStore({ personId, form: name, decode: decodeDraft })
  })
  const offers = useRef<Offers>(NO_OFFERS)
  const empty = () => emptyDraft({ formKey: newFormKey(crypto), store })
  const [opened] = useState(() => {
    const start = clone ? { ...empty(), ...clone.parcel, storeId: clone.storeId } : empty()
    return openingDraft(keep.load(), { stores, start, isAsked })
  })
  const form: ParcelFormApi = useForm<DraftParcel>({
    defaultValues: opened.draft,
    resolver: async (draft, context, options) => {
      const checks = await loadChecks()
      // Not to be had just now: the server makes the same checks.
      if (!checks) return { values: draft, errors: {} }
      const chosen = stores.find(({ id }) => id === draft.storeId)
      const given = { store: chosen, offers: offers.current, now: new Date() }
      return checks.parcelResolver(given)(draft, context, options)
    },
    // Fields that were left are checked by the form itself: the library would check all of a list's.
    mode: 'onSubmit',
    // The summary takes the focus: it says everything that is wrong, and leads there.
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep.save(values),
      }),
    [form, keep],
  )

  const changeStore = useStoreChange(form, { stores, storeId: store?.id })

  const noteOffers = useCallback(
    (known: Partial<Offers>) => {
      offers.current = { ...offers.current, ...known }
      // What was chosen and lost may be on offer again. While an offer is asked for nothing is said.
      for (const field of ['positions', 'services'] as const) {
        const isLost = form.getFieldState(field).error?.message === 'notOffered'
        if (isLost && known[field]) void form.trigger(field)
      }
    },
    [form],
  )

  return {
    form,
    changeStore,
    noteOffers,
    /** Something typed earlier was found. */
    wasKept: opened.wasKept,
    /** The order is placed: what was typed has become it. */
    forget: () => keep.clear(),
    /** Empties the form; what comes next is another order. */
    restart: () => {
      form.reset(empty())
      keep.clear()
    },
  }
}
