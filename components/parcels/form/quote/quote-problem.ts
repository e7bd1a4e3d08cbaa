import { get } from 'react-hook-form'
import { ReadProblem } from '@/components/shell/read-json'
import type { DraftParcel } from '../draft'

/** A question for a quote that was refused, with the form that was asked about. */
export class QuoteProblem extends ReadProblem {
  constructor(
    { refusal, status }: ReadProblem,
    readonly form: DraftParcel,
  ) {
    super(refusal, status)
  }
}

/**
 * Whether a field that a refusal speaks of is another by now: it says nothing of this form then,
 * though the price depends on no such field (decision 0151). Never, where it names none.
 */
export function speaksOfAnother(error: Error | null, draft: DraftParcel): boolean {
  if (!(error instanceof QuoteProblem)) return false
  const { form, refusal } = error
  const textOf = (of: DraftParcel, field: string) => JSON.stringify(get(of, field))
  return Object.keys(refusal.fields ?? {}).some(
    (field) => textOf(form, field) !== textOf(draft, field),
  )
}
