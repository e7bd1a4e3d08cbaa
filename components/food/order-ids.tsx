'use client'

import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import type { OrderDetail } from '@/lib/orders/schema'
import { Panel } from '@/components/orders/panel'

/** What the platform's hotline asks for, and its partner's page, which is not the customer's (trap 47). */
export function OrderIds({ order: { card, trackerUrl } }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const isLink = trackerUrl !== null && /^https?:\/\//i.test(trackerUrl)
  return (
    <Panel title={t('ids')}>
      <dl className="space-y-2">
        <div>
          <dt className="text-xs text-muted">{t('platformOrderId')}</dt>
          <dd className="font-mono wrap-anywhere select-all">
            {card.platformOrderId ?? t('notKnown')}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{t('clientOrderId')}</dt>
          <dd className="font-mono wrap-anywhere select-all">{card.clientOrderId}</dd>
        </div>
      </dl>
      {isLink && (
        <div className="mt-3">
          <a
            href={trackerUrl}
            target="_blank"
            rel="noreferrer noopener"
            className={buttonClass({ className: 'w-full' })}
          >
            <ExternalLink aria-hidden />
            {t('tracker')}
          </a>
          <p className="mt-1 text-muted">{t('trackerHelp')}</p>
        </div>
      )}
    </Panel>
  )
}
