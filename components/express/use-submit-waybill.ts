'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import { isAnotherOrder } from '@/components/orders/after-failure'
import type { DraftStore } from '@/components/orders/draft-store'
import { useAsFirstSent } from '@/components/orders/use-as-first-sent'
import type { SubmitProblem } from '@/components/orders/placing-errors'
import { newFormKey } from '@/components/orders/form-key'
import { placeWaybill } from '@/lib/express/actions'
import { expressKeys, expressPaths } from '@/lib/express/keys'
import type { WaybillForm } from '@/lib/express/schema'
import type { PlacedOrder } from '@/lib/orders/schema'
import { formPath } from './form-path'
import { readTyped } from './read-typed'
import type { TypedWaybill } from './typed-waybill'
import type { WaybillFormApi } from './use-waybill-form'

/** Sends the form once, however often it is pressed, and goes to the waybill when there is one. */
export function useSubmitWaybill(form: WaybillFormApi, drafts: DraftStore<TypedWaybill>) {
  const router = useRouter()
  const askForTimes = useTimesAgain()
  const say = usePlacedWords()
  const sending = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<SubmitProblem>(null)

  async function send(values: WaybillForm) {
    if (sending.current) return
    sending.current = true
    setProblem(null)
    try {
      const result = await placeWaybill(values)
      if (result.ok) {
        leave(result.value)
        return
      }
      showOnFields(form, result.fields ?? {})
      if (isAnotherOrder(result)) form.setValue('formKey', newFormKey(crypto))
      if (result.problem === 'slotsGone') askForTimes()
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
      drafts.clear()
      say(placed)
    }
    router.push(expressPaths.waybill(orderId))
  }

  return {
    problem,
    isPending: form.formState.isSubmitting || isLeaving,
    submit: (event: SyntheticEvent) => form.handleSubmit(send, () => setProblem(null))(event),
  }
}

/** The server speaks of fields of the draft; the form has them where `formPath` says. */
function showOnFields(form: WaybillFormApi, fields: Record<string, string>) {
  const typed = form.getValues()
  if (typed.product === null) return
  const read = readTyped(typed.product, typed)
  for (const [field, message] of Object.entries(fields)) {
    form.setError(formPath(field, read) as FieldPath<TypedWaybill>, { type: 'server', message })
  }
}

/** Has the times beside the form asked for again, where the server knows better. */
function useTimesAgain() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: expressKeys.allSlots() })
}

/** What is said on the way to the waybill: that it is placed, and how to place another like it. */
function usePlacedWords() {
  const t = useTranslations('waybills.form')
  const sayIfChanged = useAsFirstSent()
  const router = useRouter()
  return (placed: PlacedOrder) => {
    const { orderId, placing } = placed
    sayIfChanged(placed)
    if (placing !== 'placed') return toast.warning(t('notConfirmed'))
    const another = () => router.push(expressPaths.newWaybill({ clone: orderId }))
    return toast.success(t('placed'), { action: { label: t('another'), onClick: another } })
  }
}
