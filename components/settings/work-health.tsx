'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { HealthReport } from '@/lib/settings/schema'
import { HealthLine } from './health-line'

/** What has not come to its end: orders in doubt, callbacks that wait for their order. */
export function WorkHealth({ report }: { report: HealthReport }) {
  const t = useTranslations('health')
  const { unconfirmedOrders, eventsWaiting, verdicts } = report
  return (
    <Section title={t('work.title')} text={t('work.text')}>
      <ul>
        <HealthLine
          label={t('orders.label')}
          verdict={verdicts.orders}
          advice={verdicts.orders === 'look' && t('orders.look')}
        >
          {unconfirmedOrders === 0
            ? t('orders.none')
            : t('orders.detail', { count: unconfirmedOrders })}
        </HealthLine>
        <HealthLine
          label={t('events.label')}
          verdict={verdicts.events}
          advice={verdicts.events === 'look' && t('events.look')}
        >
          {eventsWaiting === 0 ? t('events.none') : t('events.detail', { count: eventsWaiting })}
        </HealthLine>
      </ul>
    </Section>
  )
}
