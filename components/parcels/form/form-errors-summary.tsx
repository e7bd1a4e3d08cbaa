'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { PlacingErrors, type SubmitProblem } from '@/components/orders/placing-errors'
import type { DraftParcel } from './draft'
import { fieldId, inFormOrder } from './field-ids'
import { flatErrors } from './nested-errors'
import { problemKey } from './problem-key'
import { useFieldLabel } from './use-field-label'

/** Everything that keeps the order from being placed. Takes the focus after each submission. */
export function FormErrorsSummary({ problem }: { problem: SubmitProblem }) {
  const form = useTranslations('parcelForm')
  const t = useTranslations('parcelForm.problems')
  const labelOf = useFieldLabel()
  const { control } = useFormContext<DraftParcel>()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const flat = flatErrors(errors)
  const names = inFormOrder(Object.keys(flat))
  if (submitCount === 0 || isSubmitting) return null
  const fields = names.map((name) => ({
    id: fieldId(name),
    label: labelOf(name),
    error: t(problemKey(name, flat[name] ?? '')),
  }))
  return (
    <PlacingErrors
      key={submitCount}
      problem={problem}
      fields={fields}
      words={{ refusedTitle: form('refusedTitle'), noAnswer: form('noAnswer') }}
    />
  )
}
