'use client'

import { useEffect, useState, type BaseSyntheticEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import { useProblemText } from './use-problem-text'

type Options<Form, Value> = { onDone: (value: Value, form: Form) => void | Promise<void> }

/** What the error summary at the top of a form needs. */
type ShownFailure = { message?: string; reference?: string | undefined }

/**
 * A form whose submit is a server action. Refusals land on the field they speak of, the rest in
 * `failure`; a server that does not answer is said so, and nothing typed is lost.
 */
export function useFormAction<Form extends FieldValues, Value>(
  form: UseFormReturn<Form>,
  action: (form: Form) => Promise<ActionResult<Value>>,
  { onDone }: Options<Form, Value>,
) {
  const words = useProblemText()
  const [failure, setFailure] = useState<ShownFailure>({})
  const [pending, setPending] = useState(false)
  // A new object for every refusal, so that the same field takes the focus again.
  const [faulty, setFaulty] = useState<{ name: Path<Form> } | null>(null)
  const { setFocus } = form
  useEffect(() => {
    // Not before the fieldset is enabled again: what is disabled cannot take the focus.
    if (faulty && !pending) setFocus(faulty.name)
  }, [faulty, pending, setFocus])

  function refuse(refusal: Failure) {
    const fields = Object.entries(refusal.fields ?? {})
    for (const [name, key] of fields) form.setError(name as Path<Form>, { message: key })
    const [first] = fields
    setFaulty(first ? { name: first[0] as Path<Form> } : null)
    setFailure({ message: words.sentence(refusal), reference: refusal.reference })
  }

  async function submit(given: Form) {
    setPending(true)
    setFailure({})
    try {
      const result = await action(given)
      if (result.ok) await onDone(result.value, given)
      else refuse(result)
    } catch (error) {
      setFailure({ message: words.noAnswer(error) })
    } finally {
      setPending(false)
    }
  }

  return {
    pending,
    failure,
    /** The words for what is wrong with a field, by its dotted name. */
    error: (name: Path<Form>) =>
      words.field(form.getFieldState(name, form.formState).error?.message),
    run: (event: BaseSyntheticEvent) => form.handleSubmit(submit)(event),
  }
}
