'use client'

import { useTranslations } from 'next-intl'

type Key = Parameters<ReturnType<typeof useTranslations<'waybills.form.problems'>>['has']>[0]

/** Problems whose words say by which limit. */
const LIMITED = new Set(['too-long', 'too-many', 'too-heavy', 'too-light'])

/** The words for a fault as `faultText` writes it; never the text of a library. */
export function useProblemWords(): (fault: string | undefined) => string {
  const t = useTranslations('waybills.form.problems')
  return (fault = '') => {
    const [problem = '', limit] = fault.split(':')
    const isKnown = t.has(problem as Key) && (limit !== undefined || !LIMITED.has(problem))
    return isKnown ? t(problem as Key, { limit: Number(limit ?? 0) }) : t('invalid')
  }
}
