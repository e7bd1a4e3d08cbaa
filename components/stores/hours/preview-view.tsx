'use client'

import { useTranslations } from 'next-intl'
import { compileHours } from '@/lib/domain/hours/compile-hours'
import { daysAhead } from '@/lib/domain/hours/days-ahead'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { StoreHours } from '@/lib/stores/schema'
import { Notice } from '@/components/ui/notice'
import { exactRequests } from './exact-requests'
import { PreviewDay } from './preview-day'
import { RequestJson } from './request-json'

type PreviewViewProps = {
  hours: DrawnHours
  store: Pick<StoreHours, 'today' | 'held' | 'clientMerchantId'>
}

/** The next 14 days as customers will get them once this is sent, and what is sent for it. */
export function PreviewView({ hours, store }: PreviewViewProps) {
  const t = useTranslations('hours.preview')
  const { today, held, clientMerchantId } = store
  const days = daysAhead(hours, { today, held })
  const compiled = compileHours(hours, { today, held })
  const later = compiled.notes.filter(({ date }) => date > (days.at(-1)?.date ?? today)).length
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{t('text')}</p>
      <ol aria-label={t('label')} className="divide-y rounded-outer border bg-surface">
        {days.map((day) => (
          <PreviewDay key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ol>
      {later > 0 && <Notice kind="info">{t('later', { count: later })}</Notice>}
      <section className="space-y-2">
        <h2 className="font-semibold">{t('requests')}</h2>
        <p className="max-w-prose text-muted">{t('requestsText')}</p>
        {exactRequests(compiled, clientMerchantId).map((request) => (
          <RequestJson
            key={String(request['update_type'])}
            title={t(request['update_type'] === 'business_regular_time' ? 'regular' : 'temporary')}
            request={request}
          />
        ))}
      </section>
    </div>
  )
}
