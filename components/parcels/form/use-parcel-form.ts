'use client'

import { useCallback, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { newFormKey } from '@/components/form/form-key'
import { useFollowedStore } from '@/components/form/use-followed-store'
import { useKeptForm } from '@/components/form/use-kept-form'
import type { ClonedParcel, ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import { NO_OFFERS, type Offers } from './content/offers'
import {
  type DraftParcel,
  type FilledParcel,
  type ParcelFormApi,
  contactOf,
  decodeDraft,
  emptyDraft,
  isTyped,
} from './draft'

/** What checks the form is fetched with the first key pressed (decision 0059). */
export const loadChecks = () => import('./checks').catch(() => null)

const LISTS: ReadonlySet<string> = new Set(['drops'])

type Options = {
  stores: readonly ParcelStoreChoice[]
  /** The store that the form opens with. */
  store: ParcelStoreChoice | undefined
  /** Whether the page's address names that store. */
  isAsked: boolean
  clone: ClonedParcel | null
}

/** The parcel form of this tab, the store that it is for, and what is on offer there. */
export function useParcelForm({ stores, store, isAsked, clone }: Options) {
  const offers = useRef<Offers>(NO_OFFERS)
  const empty = () => emptyDraft({ formKey: newFormKey(crypto), store })
  const kept = useKeptForm<DraftParcel, FilledParcel>({
    name: clone ? `parcel:${clone.orderId}` : 'parcel',
    decode: decodeDraft,
    empty,
    open: (draft) => {
      const start = clone ? { ...empty(), ...clone.parcel, storeId: clone.storeId } : empty()
      return openingDraft(draft, { stores, start, isAsked })
    },
    read: async (draft) => {
      const values = draft as FilledParcel
      const checks = await loadChecks()
      // Not to be had just now: the server reads it in the same way.
      if (!checks) return { values }
      const chosen = stores.find(({ id }) => id === draft.storeId)
      const given = { store: chosen, offers: offers.current, now: new Date() }
      const problems = checks.formProblems(draft, given)
      return Object.keys(problems).length === 0 ? { values } : { problems }
    },
    lists: LISTS,
    // Fields that were left are checked by the form itself: the library would check all of a list's.
    mode: 'onSubmit',
  })
  const { form } = kept
  const changeStore = useStoreChange(form, stores)
  const current = useWatch({ control: form.control, name: 'storeId' })
  useFollowedStore({ current, storeId: store?.id, change: changeStore })

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

  return { ...kept, changeStore, noteOffers }
}

/** Changes the form's store, and who hands over there unless somebody has typed another. */
function useStoreChange(form: ParcelFormApi, stores: Options['stores']) {
  return useCallback(
    (to: number | undefined) => {
      const draft = form.getValues()
      if (draft.storeId === to) return
      form.setValue('pickup.contacts', atStore(draft, { stores, storeId: to }).pickup.contacts)
      const shouldValidate = form.formState.isSubmitted
      form.setValue('storeId', to, { shouldValidate, shouldDirty: true })
    },
    [form, stores],
  )
}

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

/**
 * What changes with the store: who hands over there, as long as nobody typed another person over
 * the store that was chosen before.
 */
export function pickupContactsAt(
  { pickup }: Pick<DraftParcel, 'pickup'>,
  { before, next }: { before: ParcelStoreChoice | undefined; next: ParcelStoreChoice | undefined },
): DraftParcel['pickup']['contacts'] {
  const [only, ...others] = pickup.contacts
  const old = before ? contactOf(before) : { name: '', phone: '', company: '' }
  const isOwn = only && others.length === 0 && JSON.stringify(only) === JSON.stringify(old)
  return isOwn && next ? [contactOf(next)] : pickup.contacts
}

/** The form at another store; undefined for none. */
export function atStore(
  draft: DraftParcel,
  { stores, storeId }: { stores: readonly ParcelStoreChoice[]; storeId: number | undefined },
): DraftParcel {
  const storeOf = (wanted: number | undefined) => stores.find(({ id }) => id === wanted)
  const moved = { before: storeOf(draft.storeId), next: storeOf(storeId) }
  const contacts = pickupContactsAt(draft, moved)
  return { ...draft, storeId, pickup: { ...draft.pickup, contacts } }
}
