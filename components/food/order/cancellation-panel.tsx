'use client'

import { useTranslations } from 'next-intl'
import { Fact, Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { OrderDetail } from '@/lib/orders/model/order-detail'

/**
 * Who ended an order and why, as the platform says when it is asked (food §2.1 `cancel_*`). What a
 * callback says of it stays hearsay, in the history, until then.
 */
export function CancellationPanel({ order: { told, region } }: { order: OrderDetail }) {
  const t = useTranslations('food.order.cancellation')
  const time = useStoreTime(region)
  if (!told.cancellation) return null
  const { reason, user, code, type, at } = told.cancellation
  return (
    <Panel title={t('title')}>
      <dl className="space-y-2">
        <Fact name={t('reason')}>{reason ?? t('noReason')}</Fact>
        <Fact name={t('user')}>{user}</Fact>
        <Fact name={t('type')}>{type}</Fact>
        <Fact name={t('code')}>{code}</Fact>
        <Fact name={t('at')}>{at && time.full(at)}</Fact>
      </dl>
    </Panel>
  )
}
