'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@/lib/orders/schema'
import { CallLink } from '@/components/orders/call-link'
import { Panel } from '@/components/orders/panel'
import { PAYMENT_KINDS } from './payment-kinds'
import { useDistance } from './use-distance'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'

/** What was ordered, for whom, and what was said to whom. */
export function OrderFacts({ order, storeName }: { order: OrderDetail; storeName: string | null }) {
  const t = useTranslations('food')
  const orders = useTranslations('orders')
  const { card, region, paymentKind } = order
  const money = useMoney(region)
  const time = useStoreTime(region)
  const payment = PAYMENT_KINDS.find((kind) => kind === paymentKind)
  return (
    <Panel title={t('order.details')}>
      <dl className="space-y-2">
        <Fact name={t('order.recipient')}>{card.recipientName ?? t('order.notKnown')}</Fact>
        <Fact name={t('order.phone')}>
          {card.recipientPhone ? (
            <CallLink
              phone={card.recipientPhone}
              name={card.recipientName}
              className="mt-1 w-full"
            />
          ) : (
            t('order.notKnown')
          )}
        </Fact>
        <Fact name={t('order.address')}>
          {card.selfPickup ? orders('selfPickup') : (card.address ?? t('order.notKnown'))}
        </Fact>
        <Fact name={t('order.amount')}>
          {card.totalCents === null ? t('order.notKnown') : money(card.totalCents)}
        </Fact>
        <Fact name={t('order.payment')}>
          {payment === undefined ? t('order.notKnown') : t(`form.paymentKind.k${payment}`)}
        </Fact>
        <Fact name={t('order.remark')}>{order.remark ?? t('order.none')}</Fact>
        <Fact name={t('order.storeRemark')}>{order.storeRemark ?? t('order.none')}</Fact>
        {storeName && <Fact name={t('order.store')}>{storeName}</Fact>}
        <Fact name={t('order.createdAt')}>{time.full(card.createdAt)}</Fact>
        {card.scheduledFor && (
          <Fact name={t('order.scheduledFor')}>{time.full(card.scheduledFor)}</Fact>
        )}
        <Distance order={order} />
      </dl>
    </Panel>
  )
}

function Distance({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const way = useDistance(order)
  return way && <Fact name={t('distance')}>{way}</Fact>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-base wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
