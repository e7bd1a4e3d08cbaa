'use client'

import { FormErrors } from '@/components/ui/forms/form-errors'
import type { Failure } from '@/lib/i18n/action-result'
import { RefusalMessage } from './refusal-message'

/** Why the whole form did not become an order: refused, no answer in time, or nothing of the kind. */
export type SubmitProblem = Failure | 'no-answer' | null

type PlacingErrorsProps = {
  problem: SubmitProblem
  /** What is wrong with single fields, in the order of the form. */
  fields: readonly { id: string; label: string; error: string }[]
  words: { refusedTitle: string; noAnswer: string }
}

/** Everything that keeps a form from becoming an order. Drawn anew, it takes the focus. */
export function PlacingErrors({ problem, fields, words }: PlacingErrorsProps) {
  if (problem === null) return <FormErrors fields={fields} />
  if (problem === 'no-answer') return <FormErrors fields={fields} message={words.noAnswer} />
  const refusal = <Refusal failure={problem} title={words.refusedTitle} />
  return <FormErrors fields={fields} message={refusal} reference={problem.reference} />
}

function Refusal({ failure, title }: { failure: Failure; title: string }) {
  return (
    <>
      <span className="block text-base font-semibold">{title}</span>
      <RefusalMessage refusal={failure} />
    </>
  )
}
