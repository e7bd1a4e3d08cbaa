'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'

/** The words for why a call failed, given a kind of failure or the platform's code. */
export function useConnectionFailure(): (failure: string) => string {
  const t = useTranslations('health.failure')
  const words = useProblemText()
  return (failure) => {
    const kind = failure as 'timed-out'
    if (t.has(kind)) return t(kind)
    // What a server, or something before it, answers with instead of an envelope.
    if (/^(http-|5000)/.test(failure)) return t('server', { code: failure.replace('http-', '') })
    return words.sentence({ problem: 'platformRefused', code: failure })
  }
}
