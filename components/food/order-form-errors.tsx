'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import { useProblemText } from '@/components/shell/use-problem-text'
import { FormErrors } from '@/components/ui/form-errors'
import type { DraftOrder } from './draft'
import { FIELD_LABELS, FIELD_ORDER, fieldId } from './field-ids'
import { problemKey } from './form-problem'
import type { SubmitProblem } from './use-submit-order'

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
    <FormErrors
      key={submitCount}
      fields={fields}
      {...(problem && { message: <Refusal problem={problem} /> })}
      {...(problem && problem !== 'no-answer' && { reference: problem.reference })}
    />
  )
}

function Refusal({ problem }: { problem: NonNullable<SubmitProblem> }) {
  const t = useTranslations('food.form')
  const orders = useTranslations('orders.notice')
  const words = useProblemText()
  if (problem === 'no-answer') return t('noAnswer')
  return (
    <>
      <span className="block text-base font-semibold">{t('refusedTitle')}</span>
      <span className="block">{words.sentence(problem)}</span>
      {problem.detail && (
        <span className="block font-normal">
          {orders('platformSays', { text: problem.detail })}
        </span>
      )}
      {problem.code && (
        <span className="block font-mono text-xs">{orders('codeIs', { code: problem.code })}</span>
      )}
    </>
  )
}
