'use client'

import { useTranslations } from 'next-intl'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { DraftParcel } from './draft'
import { problemKey } from './problem-key'

/** The sentence of what is wrong with a field, by its dotted name; undefined when nothing is. */
export function useFieldError(name: string): string | undefined {
  const t = useTranslations('parcelForm.problems')
  const { control } = useFormContext<DraftParcel>()
  const { errors } = useFormState({ control })
  const found = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined
  const message = found?.message ?? found?.root?.message
  return typeof message === 'string' ? t(problemKey(name, message)) : undefined
}
