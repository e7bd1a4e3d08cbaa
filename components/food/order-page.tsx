'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useViewer } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { isClosed } from '@/lib/domain/stages'
import { resendOrder } from '@/lib/food/actions'
import { foodKeys, foodPaths } from '@/lib/food/keys'
import type { OrderDetail } from '@/lib/orders/schema'
import { CourierPanel } from './courier-panel'
import { FoodFrame } from './food-frame'
import { NextMoments } from './next-moments'
import { OrderDoubt } from '@/components/orders/order-doubt'
import { OrderActions } from './order-actions'
import { OrderFacts } from './order-facts'
import { OrderFees } from './order-fees'
import { OrderHead } from './order-head'
import { OrderIds } from './order-ids'
import { OrderMap } from './order-map'
import { OrderNotice } from '@/components/orders/order-notice'
import { OrderTimeline } from '@/components/orders/order-timeline'
import { useOrder } from './use-order'

type OrderPageProps = {
  first: OrderDetail
  /** How the customer follows it: another feature's, composed by the page. */
  share: ReactNode
}

/** One order from counter to door, as much of it as is known, and how it is known. */
export function OrderPage({ first, share }: OrderPageProps) {
  const t = useTranslations('food')
  const { stores } = useViewer()
  const { data: order, isError } = useOrder(first)
  const { card, region } = order
  const store = stores.find(({ id }) => id === card.storeId)
  const mayCancel = store?.may.includes('food.cancel') ?? false
  const mayDecide = store?.may.includes('food.place') ?? false
  const decisions = { resendOrder, queryKey: foodKeys.order(card.id) }
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  return (
    <FoodFrame>
      <PageHeader
        title={
          card.pickupCode ? t('order.heading', { code: card.pickupCode }) : t('order.headingNoCode')
        }
        back={{ href: foodPaths.board(), label: t('order.back') }}
        actions={<OrderActions order={order} mayCancel={mayCancel} />}
      />
      {isError && <Notice kind="late" role="status" title={t('order.stale')} />}
      <OrderNotice card={card} againHref={foodPaths.newOrder()} />
      {isInDoubt && <OrderDoubt order={order} decisions={mayDecide ? decisions : null} />}
      <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderHead order={order} />
          <OrderMap order={order} storeName={store?.name ?? t('order.store')} />
        </div>
        <div className="min-w-0 gap-5 *:mb-5 *:break-inside-avoid sm:columns-2 lg:row-span-2 lg:columns-1">
          {!card.selfPickup && <CourierPanel order={order} />}
          <NextMoments order={order} />
          {share}
          <OrderFees timeline={order.timeline} />
          <OrderFacts order={order} storeName={store?.name ?? null} />
          <OrderIds order={order} />
        </div>
        <OrderTimeline family="food" timeline={order.timeline} region={region} />
      </div>
    </FoodFrame>
  )
}
