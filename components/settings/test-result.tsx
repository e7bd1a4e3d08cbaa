'use client'

import { Check, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { TestOutcome } from './use-test-connection'

/** What came of a test, read aloud; nothing before one was made. */
export function TestResult({ result }: { result: TestOutcome | undefined }) {
  const t = useTranslations('health.test')
  const common = useTranslations('common')
  const words = useProblemText()
  return (
    <div role="status" className="text-text">
      {result?.ok === true && (
        <p className="mt-1 flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-done" />
          {t('done', result.value)}
        </p>
      )}
      {result !== undefined && result?.ok !== true && (
        <div className="mt-1 flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-late" />
          <p>
            {t('failed')} {result ? words.sentence(result) : words.noAnswer()}
            {result?.reference && (
              <span className="block font-mono text-xs text-muted">
                {common('reference', { id: result.reference })}
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
