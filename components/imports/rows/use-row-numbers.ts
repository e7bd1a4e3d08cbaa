'use client'

import { useFormatter, useTranslations } from 'next-intl'

/** So many row numbers are named; more are too many to look for one by one. */
const NAMED = 12

/** Numbers of rows in a sentence, and how many more there are. */
export function useRowNumbers(): (numbers: readonly number[]) => string {
  const t = useTranslations('imports.page')
  const format = useFormatter()
  return (numbers) => {
    const named = numbers.slice(0, NAMED).map(String)
    const others = numbers.length - named.length
    return format.list(others > 0 ? [...named, t('moreRows', { count: others })] : named)
  }
}
