'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { newFormKey } from '@/components/orders/form-key'
import { expressKeys } from '@/lib/express/keys'
import type {
  ClonedWaybill,
  OfferedSlots,
  SlotsQuery,
  WaybillForm,
  WaybillStore,
} from '@/lib/express/schema'
import { isTyped } from './draft'
import { draftStore } from './draft-store'
import { firstWaybill, rememberedSender } from './first-waybill'
import { readForm } from './read-form'
import type { TypedWaybill } from './typed-waybill'

/** The checks are fetched with the first key pressed: nothing can be wrong before it (0059). */
export const loadResolver = () => import('./waybill-resolver').catch(() => null)

export type WaybillFormApi = UseFormReturn<TypedWaybill, unknown, WaybillForm>

type Options = {
  stores: readonly WaybillStore[]
  /** The store that the form opens with. */
  storeId: number | undefined
  /** Whether the address names that store, which then goes before the one of a kept draft. */
  isAsked: boolean
  clone: ClonedWaybill | null
}

/**
 * The waybill form of this tab, as it was left: what was typed outlives reloads, navigation and
 * errors until the waybill is placed or the form is cleared. In the browser only.
 */
export function useWaybillForm({ stores, storeId, isAsked, clone }: Options) {
  const client = useQueryClient()
  const offered = (asked: SlotsQuery) => client.getQueryData<OfferedSlots>(expressKeys.slots(asked))
  const [drafts] = useState(() => draftStore(clone?.orderId ?? null))
  const first = useCallback(
    () => firstWaybill({ formKey: newFormKey(crypto), stores, storeId, clone }),
    [stores, storeId, clone],
  )
  const [start] = useState(() => opening(drafts.load(), first()))
  const form: WaybillFormApi = useForm<TypedWaybill, unknown, WaybillForm>({
    defaultValues: start.typed,
    resolver: async (typed, context, options) => {
      const checks = await loadResolver()
      if (checks) {
        return checks.waybillResolver(offered, new Date())(typed, context, options)
      }
      // Not to be had just now: the server makes the same checks.
      const values = readForm(typed)
      return values
        ? { values, errors: {} }
        : { values: {}, errors: { product: { type: 'check', message: 'product' } } }
    },
    mode: 'onTouched',
    // The summary takes the focus: it says everything that is wrong, and leads there.
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.save(values),
      }),
    [form, drafts],
  )

  const changeStore = useCallback(
    (to: number | undefined) => {
      const { storeId: from, sender } = form.getValues()
      if (from === to) return
      form.setValue('storeId', to, { shouldValidate: form.formState.isSubmitted })
      const isUntouched = JSON.stringify(sender) === JSON.stringify(rememberedSender(stores, from))
      if (isUntouched) form.setValue('sender', rememberedSender(stores, to))
    },
    [form, stores],
  )

  // A store in the address, or chosen in the shell while the form is open, is the form's store too.
  const followed = useRef(isAsked && !clone ? undefined : storeId)
  useEffect(() => {
    if (followed.current === storeId) return
    followed.current = storeId
    if (storeId !== undefined) changeStore(storeId)
  }, [storeId, changeStore])

  return {
    ...{ form, drafts, changeStore, wasKept: start.wasKept },
    /** Empties the form; what comes next is another waybill. */
    restart: () => {
      form.reset(first())
      drafts.clear()
    },
  }
}

/** A draft that was kept, unless nothing had been typed into it; else the form as it begins. */
function opening(kept: TypedWaybill | null, first: TypedWaybill) {
  if (!kept) return { typed: first, wasKept: false }
  const storeId = kept.storeId ?? first.storeId
  const sender = kept.storeId === undefined ? first.sender : kept.sender
  return { typed: { ...kept, storeId, sender }, wasKept: isTyped(kept, first) }
}
