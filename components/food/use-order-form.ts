'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { draftStore } from '@/components/orders/draft-store'
import { newFormKey } from '@/components/orders/form-key'
import { useViewer } from '@/components/shell/viewer-provider'
import type { Region } from '@/lib/domain/areas'
import type { OrderForm } from '@/lib/food/schema'
import { decodeDraft, emptyDraft, isTyped, type DraftOrder } from './draft'

/** The validator is fetched with the first key pressed: nothing can be wrong before it (0059). */
export const loadResolver = () => import('./order-resolver').catch(() => null)

export type OrderFormApi = UseFormReturn<DraftOrder, unknown, OrderForm>

type Options = {
  stores: readonly { id: number; region: Region }[]
  /** The store that the form opens with. */
  storeId: number | undefined
}

/**
 * The store of a kept form: its own where something was typed there, else the one chosen since,
 * which nobody would be told of otherwise.
 */
const openingStoreId = (kept: DraftOrder, chosen: number | undefined) =>
  isTyped(kept) ? (kept.storeId ?? chosen) : (chosen ?? kept.storeId)

/**
 * The order form of this tab, as it was left: what was typed outlives reloads, navigation and
 * errors until the order is placed or the form is cleared. In the browser only.
 */
export function useOrderForm({ stores, storeId }: Options) {
  const { id: personId } = useViewer()
  const [drafts] = useState(() => draftStore({ personId, form: 'food', decode: decodeDraft }))
  const [kept] = useState(() => drafts.load())
  const form: OrderFormApi = useForm<DraftOrder, unknown, OrderForm>({
    defaultValues: kept
      ? { ...kept, storeId: openingStoreId(kept, storeId) }
      : emptyDraft(newFormKey(crypto), storeId),
    resolver: async (draft, context, options) => {
      const checks = await loadResolver()
      // Not to be had just now: the server makes the same checks.
      if (!checks) return { values: draft as OrderForm, errors: {} }
      const region = stores.find(({ id }) => id === draft.storeId)?.region
      return checks.orderResolver(region, new Date())(draft, context, options)
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

  // Another store chosen in the shell while the form is open is the form's store too.
  const shellStore = useRef(storeId)
  useEffect(() => {
    if (shellStore.current === storeId) return
    shellStore.current = storeId
    if (storeId !== undefined) form.setValue('storeId', storeId, { shouldValidate: true })
  }, [form, storeId])

  return {
    form,
    drafts,
    /** Something typed earlier was found. */
    wasKept: kept !== null && isTyped(kept),
    /** Empties the form; what comes next is another order. */
    restart: () => {
      form.reset(emptyDraft(newFormKey(crypto), storeId))
      drafts.clear()
    },
  }
}
