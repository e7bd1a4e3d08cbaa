'use client'

import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { newFormKey } from '@/components/form/form-key'
import { useFollowedStore } from '@/components/form/use-followed-store'
import { useKeptForm, type FormApi } from '@/components/form/use-kept-form'
import type { Region } from '@/lib/domain/areas'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import type { OrderForm } from '@/lib/food/model/order-form'
import type { OrderStart } from '@/lib/food/model/order-start'
import { decodeDraft, emptyDraft, isTyped, type DraftOrder } from './draft'

/** The reading is fetched with the first key pressed: nothing can be wrong before it (0059). */
export const loadReading = () => import('@/lib/food/model/read-order').catch(() => null)

export type OrderFormApi = FormApi<DraftOrder, OrderForm>

type Options = {
  stores: readonly { id: number; region: Region; advanceMinutes?: AdvanceMinutes }[]
  /** The store that the form opens with. */
  storeId: number | undefined
  start: OrderStart | null
}

/**
 * The store of a kept form: its own where something was typed there, else the one chosen since,
 * which nobody would be told of otherwise.
 */
const openingStoreId = (kept: DraftOrder, chosen: number | undefined) =>
  isTyped(kept) ? (kept.storeId ?? chosen) : (chosen ?? kept.storeId)

/** The order form of this tab, and the store that it is for. */
export function useOrderForm({ stores, storeId, start }: Options) {
  const empty = () => emptyDraft(newFormKey(crypto), storeId)
  const first = () => ({ ...empty(), ...start?.order })
  const kept = useKeptForm<DraftOrder, OrderForm>({
    // One for each earlier order that is copied: none takes the place of something typed.
    name: start ? `food:${start.from}` : 'food',
    decode: decodeDraft,
    empty,
    open: (draft) =>
      draft
        ? {
            draft: { ...draft, storeId: openingStoreId(draft, storeId) },
            wasKept: isTyped(draft),
          }
        : { draft: first(), wasKept: false },
    read: async (draft) => {
      const reading = await loadReading()
      // Not to be had just now: the server reads it in the same way.
      if (!reading) return { values: draft as OrderForm }
      const store = stores.find(({ id }) => id === draft.storeId)
      const { order, problems } = reading.readOrder(draft, {
        region: store?.region,
        advance: store?.advanceMinutes,
        now: new Date(),
      })
      return order ? { values: order.form } : { problems }
    },
    mode: 'onTouched',
  })
  const { form } = kept
  const change = useCallback(
    (to: number) => form.setValue('storeId', to, { shouldValidate: true }),
    [form],
  )
  const current = useWatch({ control: form.control, name: 'storeId' })
  useFollowedStore({ current, storeId, change })
  return kept
}
