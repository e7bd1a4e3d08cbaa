'use client'

import { get, useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import type { TypedWaybill } from './typed-waybill'
import { useProblemWords } from './use-problem-words'

/** What is wrong at a place of the form, in words; undefined when nothing is. */
export function useFieldProblem(path: string): string | undefined {
  const words = useProblemWords()
  const { control } = useFormContext<TypedWaybill>()
  // `.root` is where the library keeps what is wrong with a group as a whole.
  const name = path.replace(/\.root$/, '') as FieldPath<TypedWaybill>
  const { errors } = useFormState({ control, name })
  const error: unknown = get(errors, path)
  if (typeof error !== 'object' || error === null || !('type' in error)) return undefined
  return words('message' in error && typeof error.message === 'string' ? error.message : undefined)
}
