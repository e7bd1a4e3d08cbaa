'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { PlacingErrors, type SubmitProblem } from '@/components/orders/placing-errors'
import { fieldId, problemsInOrder } from './form-order'
import type { TypedWaybill } from './typed-waybill'
import { useFieldName } from './use-field-name'
import { useProblemWords } from './use-problem-words'

/** Everything that keeps the waybill from being placed. Takes the focus after each submission. */
export function WaybillFormErrors({ problem }: { problem: SubmitProblem }) {
  const t = useTranslations('waybills.form')
  const words = useProblemWords()
  const nameOf = useFieldName()
  const { control } = useFormContext<TypedWaybill>()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  if (submitCount === 0 || isSubmitting) return null
  const fields = problemsInOrder(errors).map(({ path, message }) => ({
    ...{ id: fieldId(path), label: nameOf(path), error: words(message) },
  }))
  return (
    <PlacingErrors
      key={submitCount}
      problem={problem}
      fields={fields}
      words={{ refusedTitle: t('refusedTitle'), noAnswer: t('noAnswer') }}
    />
  )
}
