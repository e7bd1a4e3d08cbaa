'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { PlacingErrors, type SubmitProblem } from '@/components/orders/placing-errors'
import type { DraftOrder } from './draft'
import { FIELD_LABELS, FIELD_ORDER, fieldId } from './field-ids'
import { problemKey } from './form-problem'

/** Everything that keeps the order from being placed. Takes the focus after each submission. */
export function OrderFormErrors({ problem }: { problem: SubmitProblem }) {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const isShown = submitCount > 0 && !isSubmitting
  const fields = FIELD_ORDER.flatMap((name) => {
    const error = errors[name]
    if (!error) return []
    const words = t(`problems.${problemKey(name, error.message)}`)
    return [{ id: fieldId(name), label: t(FIELD_LABELS[name]), error: words }]
  })
  if (!isShown) return null
  return (
    <PlacingErrors
      key={submitCount}
      problem={problem}
      fields={fields}
      words={{ refusedTitle: t('refusedTitle'), noAnswer: t('noAnswer') }}
    />
  )
}
