'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { useProblemText } from '@/components/shell/use-problem-text'
import { FormErrors } from '@/components/ui/form-errors'
import type { DraftParcel } from './draft'
import { fieldId, inFormOrder } from './field-ids'
import { flatErrors } from './nested-errors'
import { problemKey } from './problem-key'
import { useFieldLabel } from './use-field-label'
import type { SubmitProblem } from './use-submit-parcel'

/** Everything that keeps the order from being placed. Takes the focus after each submission. */
export function FormErrorsSummary({ problem }: { problem: SubmitProblem }) {
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
    <FormErrors
      key={submitCount}
      fields={fields}
      {...(problem && { message: <Refusal problem={problem} /> })}
      {...(problem && problem !== 'no-answer' && { reference: problem.reference })}
    />
  )
}

function Refusal({ problem }: { problem: NonNullable<SubmitProblem> }) {
  const t = useTranslations('parcelForm')
  const words = useProblemText()
  if (problem === 'no-answer') return t('noAnswer')
  return (
    <>
      <span className="block text-base font-semibold">{t('refusedTitle')}</span>
      <span className="block">{words.sentence(problem)}</span>
      {problem.detail && (
        <span className="block font-normal wrap-anywhere">
          {t('platformSays', { text: problem.detail })}
        </span>
      )}
      {problem.code && (
        <span className="block font-mono text-xs">{t('codeIs', { code: problem.code })}</span>
      )}
    </>
  )
}
