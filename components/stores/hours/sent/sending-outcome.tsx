'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import { useStoreClock } from '@/components/stores/use-store-clock'
import type { Sending } from '@/lib/stores/model/sending'

/** What became of a sending beyond its one word: the platform's own words, or what comes next. */
export function SendingOutcome({ sending, region }: { sending: Sending; region: Region }) {
  const t = useTranslations('hours.outcome')
  const { clock } = useStoreClock(region)
  const { state, refusal, retryAt } = sending
  if (state === 'refused')
    return (
      <p>
        {refusal ? t('refused', { text: refusal.text, code: refusal.code }) : t('refusedNoWords')}
      </p>
    )
  if (state !== 'not-sent' && state !== 'unconfirmed') return null
  return (
    <p>
      {t(state === 'unconfirmed' ? 'unconfirmed' : 'notSent')}{' '}
      {retryAt && t('retry', { time: clock(retryAt) })}
    </p>
  )
}
