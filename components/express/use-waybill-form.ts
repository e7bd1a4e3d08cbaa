'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useForm, type Resolver, type ResolverResult, type UseFormReturn } from 'react-hook-form'
import { draftStore } from '@/components/orders/draft-store'
import { newFormKey } from '@/components/orders/form-key'
import { useViewer } from '@/components/shell/viewer-provider'
import { expressKeys } from '@/lib/express/keys'
import type {
  ClonedWaybill,
  OfferedSlots,
  SlotsQuery,
  WaybillForm,
  WaybillStore,
} from '@/lib/express/schema'
import { decodeDraft, isTyped } from './draft'
import { firstWaybill } from './first-waybill'
import { readForm } from './read-form'
import type { TypedWaybill } from './typed-waybill'
import { useFormStore } from './use-form-store'

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
  /** The locker that the form begins with. */
  lockerCode: string | null
}

/**
 * The waybill form of this tab, as it was left: what was typed outlives reloads, navigation and
 * errors until the waybill is placed or the form is cleared. In the browser only.
 */
export function useWaybillForm({ stores, storeId, isAsked, clone, lockerCode }: Options) {
  const client = useQueryClient()
  const offered = (asked: SlotsQuery) => client.getQueryData<OfferedSlots>(expressKeys.slots(asked))
  const { id: personId } = useViewer()
  // One for each earlier waybill that is copied and each locker that was chosen first: neither
  // takes the place of something typed.
  const from = clone?.orderId ?? lockerCode
  const [drafts] = useState(() => {
    const name = from === null ? 'waybill' : `waybill:${from}`
    return draftStore({ personId, form: name, decode: decodeDraft })
  })
  const first = useCallback(
    () => firstWaybill({ formKey: newFormKey(crypto), stores, storeId, clone, lockerCode }),
    [stores, storeId, clone, lockerCode],
  )
  const [start] = useState(() => opening(drafts.load(), first()))
  const form: WaybillFormApi = useForm<TypedWaybill, unknown, WaybillForm>({
    defaultValues: start.typed,
    resolver: (typed, context, options) => check(offered, typed, context, options),
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

  const changeStore = useFormStore(form, { stores, storeId, leads: isAsked && !clone })

  return {
    ...{ form, drafts, changeStore, wasKept: start.wasKept },
    /** Empties the form; what comes next is another waybill. */
    restart: () => {
      form.reset(first())
      drafts.clear()
    },
  }
}

/** Where the checks cannot be had just now the server's are left, which are the same. */
const check = async (
  offered: Parameters<typeof import('./waybill-resolver').waybillResolver>[0],
  ...given: Parameters<Resolver<TypedWaybill, unknown, WaybillForm>>
): Promise<ResolverResult<TypedWaybill, WaybillForm>> => {
  const checks = await loadResolver()
  if (checks) return checks.waybillResolver(offered, new Date())(...given)
  const values = readForm(given[0])
  return values
    ? { values, errors: {} }
    : { values: {}, errors: { product: { type: 'check', message: 'product' } } }
}

/** A draft that was kept, unless nothing had been typed into it; else the form as it begins. */
function opening(kept: TypedWaybill | null, first: TypedWaybill) {
  if (!kept) return { typed: first, wasKept: false }
  const storeId = kept.storeId ?? first.storeId
  const sender = kept.storeId === undefined ? first.sender : kept.sender
  return { typed: { ...kept, storeId, sender }, wasKept: isTyped(kept, first) }
}
