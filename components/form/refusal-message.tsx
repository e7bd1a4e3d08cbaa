'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { Failure } from '@/lib/i18n/action-result'

/** What was refused: in our words, then the platform's own and its code where it was the platform. */
export function RefusalMessage({ refusal }: { refusal: Omit<Failure, 'ok'> }) {
  const t = useTranslations('orders.notice')
  const words = useProblemText()
  const { detail, code } = refusal
  return (
    <>
      <span className="block">{words.sentence(refusal)}</span>
      {detail && (
        <span className="block font-normal wrap-anywhere">
          {t('platformSays', { text: detail })}
        </span>
      )}
      {code && <span className="block font-mono text-xs">{t('codeIs', { code })}</span>}
    </>
  )
}
