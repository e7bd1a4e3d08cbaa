'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Find } from './use-find'

const SENTENCES = { known: 'latestIs', elsewhere: 'elsewhereIs', nothing: 'nothingThere' } as const

/** What became of the question to the platform, in one line, read aloud when it comes. */
export function PlatformLine({ platform }: { platform: Find['platform'] }) {
  const t = useTranslations('find')
  const words = useProblemText()
  const { data, isError, isFetching, refetch } = platform
  if (!isFetching && (isError || data?.ok === false)) {
    return (
      <Notice
        kind="late"
        role="status"
        title={t('failed')}
        action={
          <Button size="counter" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {data?.ok === false ? words.sentence(data) : words.noAnswer()}
      </Notice>
    )
  }
  return (
    <p role="status" className="text-muted">
      {data?.ok && !isFetching ? t(SENTENCES[data.value.kind]) : t('asking')}
    </p>
  )
}
