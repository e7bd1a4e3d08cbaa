'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { newFormKey } from '@/components/form/form-key'
import { useFollowedStore } from '@/components/form/use-followed-store'
import { useKeptForm, type FormApi } from '@/components/form/use-kept-form'
import { expressKeys } from '@/lib/express/keys'
import type { ClonedWaybill, Replacement, WaybillStore } from '@/lib/express/model/new-waybill'
import type { OfferedSlots, SlotsQuery } from '@/lib/express/model/offered-slots'
import { readForm } from '@/lib/express/model/read-typed'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import type { WaybillForm } from '@/lib/express/model/waybill-form'
import { withProduct } from './content/switch-product'
import { decodeDraft, isTyped } from './draft'
import { firstWaybill, rememberedSender } from '@/lib/express/model/first-waybill'

/** The checks are fetched with the first key pressed: nothing can be wrong before it (0059). */
export const loadChecks = () => import('./checks').catch(() => null)

/** The form as a whole: what is typed, and the waybill that it is read as. */
export type WaybillFormApi = FormApi<TypedWaybill, WaybillForm>

type Options = {
  stores: readonly WaybillStore[]
  /** The store that the form opens with. */
  storeId: number | undefined
  /** Whether the address names that store, which then goes before the one of a kept draft. */
  isAsked: boolean
  clone: ClonedWaybill | null
  /** How it is made in the place of that waybill. */
  instead: Replacement | null
  /** The locker that the form begins with. */
  lockerCode: string | null
}

/** The waybill form of this tab, and the store that it is for. */
export function useWaybillForm(options: Options) {
  const { stores, storeId, isAsked, clone, instead, lockerCode } = options
  const client = useQueryClient()
  const offered = (asked: SlotsQuery) => client.getQueryData<OfferedSlots>(expressKeys.slots(asked))
  // One for each earlier waybill that is copied and each locker that was chosen first: neither
  // takes the place of something typed.
  const from = clone ? [clone.orderId, instead].filter(Boolean).join(':') : lockerCode
  const first = () => firstForm({ ...options, formKey: newFormKey(crypto) })
  const kept = useKeptForm<TypedWaybill, WaybillForm>({
    name: from === null ? 'waybill' : `waybill:${from}`,
    decode: decodeDraft,
    empty: first,
    open: (draft) => opening(draft, first()),
    read: async (typed) => {
      const checks = await loadChecks()
      const read = checks?.readForm(typed, offered, new Date())
      if (read?.problems) return { problems: read.problems }
      // Where the checks cannot be had just now the server's are left, which are the same.
      const values = read ? read.form : readForm(typed)
      return values ? { values } : { problems: { product: 'product' } }
    },
    mode: 'onTouched',
  })
  const changeStore = useStoreChange(kept.form, stores)
  const current = useWatch({ control: kept.form.control, name: 'storeId' })
  useFollowedStore({ current, storeId, leads: isAsked && !clone, change: changeStore })
  return { ...kept, changeStore }
}

/**
 * What the form begins with where nothing is kept; one that names no product yet with the one that
 * this person sent from there last.
 */
export function firstForm(from: Parameters<typeof firstWaybill>[0]): TypedWaybill {
  const { stores } = from
  const typed = firstWaybill(from)
  const last = stores.find(({ id }) => id === typed.storeId)?.lastProduct ?? null
  return typed.product === null && last !== null ? withProduct(typed, last, typed.sender) : typed
}

/** Changes the form's store, and its sender with it unless somebody has typed another. */
function useStoreChange(form: WaybillFormApi, stores: Options['stores']) {
  return useCallback(
    (to: number | undefined) => {
      const { storeId: from, sender } = form.getValues()
      if (from === to) return
      form.setValue('storeId', to, { shouldValidate: form.formState.isSubmitted })
      const isUntouched = JSON.stringify(sender) === JSON.stringify(rememberedSender(stores, from))
      if (isUntouched) form.setValue('sender', rememberedSender(stores, to))
    },
    [form, stores],
  )
}

/** A draft that was kept, unless nothing had been typed into it; else the form as it begins. */
function opening(kept: TypedWaybill | null, first: TypedWaybill) {
  if (!kept) return { draft: first, wasKept: false }
  const storeId = kept.storeId ?? first.storeId
  const sender = kept.storeId === undefined ? first.sender : kept.sender
  return { draft: { ...kept, storeId, sender }, wasKept: isTyped(kept, first) }
}
