'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import type { DraftParcel } from './draft'
import { flatErrors } from './nested-errors'
import { problemKey } from './problem-key'

/** The sentence of what is wrong with a field, by its dotted name; undefined when nothing is. */
export function useFieldError(name: string): string | undefined {
  const t = useTranslations('parcelForm.problems')
  const { control } = useFormContext<DraftParcel>()
  const { errors } = useFormState({ control })
  const message = flatErrors(errors)[name]
  return message === undefined ? undefined : t(problemKey(name, message))
}
