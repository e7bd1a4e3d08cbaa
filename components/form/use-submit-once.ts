'use client'

import { useTranslations } from 'next-intl'
import { unstable_isUnrecognizedActionError, useRouter } from 'next/navigation'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { toast } from '@/components/ui/toast'
import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import type { PlacingResult } from '@/lib/orders/model/placing'
import { newFormKey } from './form-key'
import type { SubmitProblem } from './placing-errors'
import { submitOnce } from './submit-once'
import type { FormApi } from './use-kept-form'

type Options<Values, Placed extends PlacingResult> = {
  /** Null: nothing was recorded, and the person is asked once more. */
  place: (values: Values) => Promise<ActionResult<Placed | null>>
  /** The field of the form that the server speaks of; null for none. */
  fieldOf?: (field: string) => string | null
  onFailure?: (failure: Failure) => void
  /** It is placed, and the form may be forgotten. */
  onPlaced: (placed: Placed) => void
  hrefOf: (orderId: number) => string
}

/** Sends the form once, however often it is pressed, and goes to the order when there is one. */
export function useSubmitOnce<
  Draft extends FieldValues,
  Values extends FieldValues,
  Placed extends PlacingResult,
>(form: FormApi<Draft, Values>, options: Options<Values, Placed>) {
  const { place, fieldOf = (field) => field, onFailure, onPlaced, hrefOf } = options
  const t = useTranslations('orders')
  const router = useRouter()
  const sending = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<SubmitProblem>(null)

  const send = (values: Values) =>
    submitOnce<Values, Placed>(values, sending, {
      place,
      setProblem,
      renewKey: () => {
        form.setValue('formKey' as Path<Draft>, newFormKey(crypto) as PathValue<Draft, Path<Draft>>)
      },
      onFailure: (failure) => {
        for (const [field, message] of Object.entries(failure.fields ?? {})) {
          const name = fieldOf(field)
          if (name !== null) form.setError(name as Path<Draft>, { type: 'server', message })
        }
        onFailure?.(failure)
      },
      onPlaced: (placed) => {
        // It was sent before, and changed since: it went out as it was then.
        if (placed.changed) toast.warning(t('asFirstSent'))
        onPlaced(placed)
      },
      leave: ({ orderId }) => {
        setLeaving(true)
        router.push(hrefOf(orderId))
      },
      isOtherVersion: unstable_isUnrecognizedActionError,
      reload: () => {
        setLeaving(true)
        window.location.reload()
      },
    })

  return {
    problem,
    isPending: form.formState.isSubmitting || isLeaving,
    submit: (event: SyntheticEvent) => form.handleSubmit(send, () => setProblem(null))(event),
  }
}
