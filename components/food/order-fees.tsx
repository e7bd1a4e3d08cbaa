'use client'

import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import type { ReportedFee, TimelineEntry } from '@/lib/orders/schema'
import { Panel } from '@/components/orders/panel'
import { latestFees } from './latest-fees'
import { useDistance } from './use-distance'

/**
 * Couriers' fees as the callback of a customised package reports them at an order's end (food §6.1
 * `tasks`). They are not signed, so they are told as hearsay. Nothing where none came.
 */
export function OrderFees({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const t = useTranslations('food.fees')
  const fees = latestFees(timeline)
  if (fees.length === 0) return null
  return (
    <Panel title={t('title')}>
      <Meaning kind="waiting">{t('reported')}</Meaning>
      <ul className="mt-3 space-y-2">
        {fees.map((fee, index) => (
          <Fee key={index} fee={fee} />
        ))}
      </ul>
      <p className="mt-3 text-muted">{t('reportedHelp')}</p>
    </Panel>
  )
}

function Fee({ fee: { position, role, fee, ...distance } }: { fee: ReportedFee }) {
  const t = useTranslations('food.fees')
  const way = useDistance(distance)
  return (
    <li>
      <p className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{position ?? t('unnamed')}</span>
        <span className="shrink-0 font-mono font-medium">{fee ?? t('noFee')}</span>
      </p>
      {(role ?? way) && (
        <p className="wrap-anywhere text-muted">
          {[role && t('role', { role }), way].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  )
}
