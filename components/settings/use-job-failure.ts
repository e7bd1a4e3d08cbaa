'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { JobFailure } from '@/lib/settings/schema'

/** Why a job failed, in words. */
export function useJobFailure(): (failure: JobFailure) => string {
  const t = useTranslations('jobs.failure')
  const words = useProblemText()
  return ({ kind, detail }) => {
    if (kind === 'refused')
      return words.sentence({ problem: 'platformRefused', code: detail ?? '' })
    if (kind === 'problem') return words.sentence({ problem: detail ?? '' })
    return t(kind)
  }
}
