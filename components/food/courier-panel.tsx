'use client'

import { useTranslations } from 'next-intl'
import { isClosed } from '@/lib/domain/stages'
import type { OrderDetail } from '@/lib/orders/schema'
import { CourierWho } from '@/components/orders/courier-who'
import { Panel } from '@/components/orders/panel'
import { WhereCourier } from './where-courier'

/** Who brings it, how to call them, and how far they are, as far as is known. */
export function CourierPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const { courier, stage } = order.card
  const nobody = isClosed(stage) ? 'noneCame' : 'none'
  return (
    <Panel title={t('title')}>
      {courier ? (
        <CourierWho courier={courier} family="food" />
      ) : (
        <p className="text-muted">{t(order.selfPickup ? 'selfPickup' : nobody)}</p>
      )}
      {isClosed(stage)
        ? order.trail.length > 0 && <p className="mt-3 text-muted">{t('gone')}</p>
        : courier && <WhereCourier order={order} />}
    </Panel>
  )
}
