'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { useProblemText } from '@/components/shell/use-problem-text'
import { FormErrors } from '@/components/ui/form-errors'
import { fieldId, problemsInOrder } from './form-order'
import type { TypedWaybill } from './typed-waybill'
import { useFieldName } from './use-field-name'
import { useProblemWords } from './use-problem-words'
import type { SubmitProblem } from './use-submit-waybill'

/** Everything that keeps the waybill from being placed. Takes the focus after each submission. */
export function WaybillFormErrors({ problem }: { problem: SubmitProblem }) {
  const words = useProblemWords()
  const nameOf = useFieldName()
  const { control } = useFormContext<TypedWaybill>()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  if (submitCount === 0 || isSubmitting) return null
  const fields = problemsInOrder(errors).map(({ path, message }) => ({
    ...{ id: fieldId(path), label: nameOf(path), error: words(message) },
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
  const t = useTranslations('waybills.form')
  const words = useProblemText()
  if (problem === 'no-answer') return t('noAnswer')
  return (
    <>
      <span className="block text-base font-semibold">{t('refusedTitle')}</span>
      <span className="block">{words.sentence(problem)}</span>
      {problem.detail && (
        <span className="block font-normal">{t('platformSays', { text: problem.detail })}</span>
      )}
      {problem.code && (
        <span className="block font-mono text-xs">{t('codeIs', { code: problem.code })}</span>
      )}
    </>
  )
}
