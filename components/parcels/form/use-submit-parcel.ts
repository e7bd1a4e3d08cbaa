'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import { isAnotherOrder } from '@/components/orders/after-failure'
import { useAsFirstSent } from '@/components/orders/use-as-first-sent'
import type { SubmitProblem } from '@/components/orders/placing-errors'
import { newFormKey } from '@/components/orders/form-key'
import type { PlacedOrder } from '@/lib/orders/schema'
import { placeParcel } from '@/lib/parcels/actions'
import { parcelKeys, parcelPaths } from '@/lib/parcels/keys'
import type { ParcelStoreChoice, QuoteReference } from '@/lib/parcels/schema'
import type { DraftParcel } from './draft'
import { standingQuote } from './standing-quote'
import { loadChecks, type ParcelFormApi } from './use-parcel-form'

type Options = { form: ParcelFormApi; stores: readonly ParcelStoreChoice[]; onPlaced: () => void }

/** Sends the form once, however often it is pressed, and goes to the order when there is one. */
export function useSubmitParcel({ form, stores, onPlaced }: Options) {
  const router = useRouter()
  const client = useQueryClient()
  const quoteFor = useShownQuote(stores)
  const sayIfChanged = useAsFirstSent()
  const sending = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<SubmitProblem>(null)

  async function send(draft: DraftParcel) {
    const { storeId } = draft
    if (sending.current || storeId === undefined) return
    sending.current = true
    setProblem(null)
    try {
      const result = await placeParcel({ ...draft, storeId, quote: await quoteFor(draft) })
      if (result.ok) {
        leave(result.value)
        return
      }
      for (const [field, message] of Object.entries(result.fields ?? {})) {
        form.setError(field as FieldPath<DraftParcel>, { type: 'server', message })
      }
      // With another number comes another quote, asked by itself.
      if (isAnotherOrder(result)) form.setValue('formKey', newFormKey(crypto))
      if (result.problem === 'quoteOutdated') {
        void client.invalidateQueries({ queryKey: parcelKeys.quotes() })
      }
      setProblem(result)
    } catch {
      setProblem('no-answer')
    }
    sending.current = false
  }

  function leave(placed: PlacedOrder) {
    const { orderId, placing } = placed
    setLeaving(true)
    // Refused already, when the answer to an earlier try was lost: kept, to be sent as another.
    if (placing === 'refused') form.setValue('formKey', newFormKey(crypto))
    else {
      onPlaced()
      sayIfChanged(placed)
    }
    router.push(parcelPaths.order(orderId))
  }

  return {
    problem,
    isPending: form.formState.isSubmitting || isLeaving,
    submit: (event: SyntheticEvent) => form.handleSubmit(send, () => setProblem(null))(event),
  }
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
