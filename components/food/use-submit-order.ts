'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type SyntheticEvent } from 'react'
import { isAnotherOrder } from '@/components/orders/after-failure'
import type { DraftStore } from '@/components/orders/draft-store'
import { useAsFirstSent } from '@/components/orders/use-as-first-sent'
import type { SubmitProblem } from '@/components/orders/placing-errors'
import { newFormKey } from '@/components/orders/form-key'
import { placeOrder } from '@/lib/food/actions'
import { foodPaths } from '@/lib/food/keys'
import type { OrderForm, SubmittedOrder } from '@/lib/food/schema'
import type { DraftOrder } from './draft'
import { useAfterSending } from './use-after-sending'
import type { OrderFormApi } from './use-order-form'
import { usePriceAgreement } from './use-price-agreement'

/** `no-answer`: the action did not come back, so nothing is known. */
type Sent = Extract<SubmittedOrder, { state: 'sent' }>

/** Sends the form once, however often it is pressed, and goes to the order when there is one. */
export function useSubmitOrder(form: OrderFormApi, drafts: DraftStore<DraftOrder>) {
  const router = useRouter()
  const sending = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<SubmitProblem>(null)
  const price = usePriceAgreement(form)
  const prepare = useAfterSending()
  const sayIfChanged = useAsFirstSent()

  async function send(values: OrderForm) {
    if (sending.current) return
    sending.current = true
    setProblem(null)
    const say = prepare(values)
    try {
      const result = await placeOrder({ ...values, shownPrice: price.shownFor(values) })
      if (result.ok) {
        if (result.value.state === 'sent') {
          say(result.value)
          leave(result.value)
          return
        }
        price.tell(values, result.value.now)
        sending.current = false
        return
      }
      showOnFields(form, result.fields ?? {})
      if (isAnotherOrder(result)) form.setValue('formKey', newFormKey(crypto))
      setProblem(result)
    } catch {
      setProblem('no-answer')
    }
    sending.current = false
  }

  function leave(sent: Sent) {
    setLeaving(true)
    // Refused already, when the answer to an earlier try was lost: kept, to be sent as another.
    if (sent.placing === 'refused') form.setValue('formKey', newFormKey(crypto))
    else {
      drafts.clear()
      sayIfChanged(sent)
    }
    router.push(foodPaths.order(sent.orderId))
  }

  return {
    problem,
    priceDifference: price.difference,
    isPending: form.formState.isSubmitting || isLeaving,
    submit: (event: SyntheticEvent) => form.handleSubmit(send, () => setProblem(null))(event),
  }
}

function showOnFields(form: OrderFormApi, fields: Record<string, string>) {
  for (const [path, message] of Object.entries(fields)) {
    const name = path.split('.')[0] ?? ''
    if (name in form.getValues()) {
      form.setError(name as keyof DraftOrder, { type: 'server', message })
    }
  }
}
