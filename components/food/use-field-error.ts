'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'
import type { DraftOrder } from './draft'
import { problemKey } from './form-problem'

/** The sentence of what is wrong with a field; undefined when nothing is. */
export function useFieldError(name: keyof DraftOrder): string | undefined {
  const t = useTranslations('food.form.problems')
  const { control } = useFormContext<DraftOrder>()
  const { errors } = useFormState({ control, name })
  const error = errors[name]
  return error && t(problemKey(name, error.message))
}
