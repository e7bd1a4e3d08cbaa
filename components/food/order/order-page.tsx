'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LazyJourneyMap } from '@/components/map/lazy-journey-map'
import { OrderDoubt } from '@/components/orders/doubt/order-doubt'
import { CourierIdentity } from '@/components/orders/page/courier-identity'
import { OrderNotice } from '@/components/orders/page/order-notice'
import { OrderTimeline } from '@/components/orders/page/order-timeline'
import { RawAnswer } from '@/components/orders/page/raw-answer'
import { Panel } from '@/components/orders/panel'
import { useLiveOrder } from '@/components/orders/use-live-order'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useLive, useWatchOrder } from '@/components/shell/live-provider'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { isClosed } from '@/lib/domain/stages'
import { resendFoodOrder } from '@/lib/food/actions'
import { foodKeys, foodPaths } from '@/lib/food/keys'
import type { CourierPosition } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { FoodFrame } from '../states'
import { CancelOrder } from './cancel-order'
import { CancellationPanel } from './cancellation-panel'
import { NextMoments } from './next-moments'
import { OrderFacts, OrderFees, OrderIds } from './order-facts'
import { OrderHead } from './order-head'
import { orderQuery, appendPosition } from './order-query'
import { isStale, useSeenText } from './use-seen-text'
import { rangeOf } from './moment-message'

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
  const decisions = { resendOrder: resendFoodOrder, queryKey: foodKeys.order(card.id) }
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
      <OrderNotice card={card} region={region} againHref={foodPaths.newOrder()} />
      {isInDoubt && <OrderDoubt order={order} decisions={mayDecide ? decisions : null} />}
      <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <OrderHead order={order} />
          <OrderMap order={order} storeName={store?.name ?? t('order.store')} />
        </div>
        <div className="min-w-0 gap-5 *:mb-5 *:break-inside-avoid sm:columns-2 lg:row-span-2 lg:columns-1">
          <CancellationPanel order={order} />
          {!card.selfPickup && <CourierPanel order={order} />}
          <NextMoments order={order} />
          {share}
          <OrderFees timeline={order.timeline} />
          <OrderFacts order={order} storeName={store?.name ?? null} />
          <OrderIds order={order} />
        </div>
        <OrderTimeline family="food" timeline={order.timeline} region={region} />
      </div>
      <RawAnswer raw={order.raw} />
    </FoodFrame>
  )
}

/** What can be done with an order as a whole. */
function OrderActions({ order, mayCancel }: { order: OrderDetail; mayCancel: boolean }) {
  const t = useTranslations('food.order')
  const { card, selfPickup } = order
  return (
    <>
      <Link href={foodPaths.ticket(card.id)} className={buttonClass()}>
        <Printer aria-hidden />
        {t('ticket')}
      </Link>
      <CancelOrder card={card} selfPickup={selfPickup} mayCancel={mayCancel} />
    </>
  )
}

/** One order, first as the server drew it, then as the live stream says; watched while it is open. */
function useOrder(first: OrderDetail) {
  const client = useQueryClient()
  const { id } = first.card
  const { queryKey } = orderQuery(id)
  const query = useQuery({ ...orderQuery(id), initialData: first })
  const { stage, placing, selfPickup } = query.data.card
  useWatchOrder(isClosed(stage) || placing === 'refused' || selfPickup ? null : id)
  useLiveOrder(queryKey, id)
  useLive((event) => {
    if (event.type !== 'position' || event.orderId !== id) return
    client.setQueryData(queryKey, (detail) => detail && appendPosition(detail, event.position))
  })
  return query
}

/** Who brings it, how to call them, and how far they are, as far as is known. */
function CourierPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const { courier, stage } = order.card
  const nobody = isClosed(stage) ? 'noneCame' : 'none'
  return (
    <Panel title={t('title')}>
      {courier ? (
        <CourierIdentity courier={courier} family="food" isOver={isClosed(stage)} />
      ) : (
        <p className="text-muted">{t(order.selfPickup ? 'selfPickup' : nobody)}</p>
      )}
      {isClosed(stage)
        ? order.trail.length > 0 && <p className="mt-3 text-muted">{t('gone')}</p>
        : courier && <WhereCourier order={order} />}
    </Panel>
  )
}

/** Store, door and courier. The courier stands where last seen, with the age of that, never further. */
function OrderMap({ order, storeName }: { order: OrderDetail; storeName: string }) {
  const t = useTranslations('food.order')
  const { tiles } = useViewer()
  const { trail, card, store, door, region } = order
  const time = useStoreTime(region)
  const courier = useTranslations('food.courier')
  const last = trail.at(-1)?.at ?? null
  const seen = useSeenText(last)
  const closed = isClosed(card.stage)
  return (
    <LazyJourneyMap
      region={region}
      tiles={tiles}
      label={t('mapLabel')}
      store={{ position: store, name: storeName }}
      door={door && { position: door, name: card.recipientName ?? t('recipient') }}
      positions={trail}
      age={closed && last ? courier('seenAt', { time: time.clock(last) }) : seen.text}
      stale={!closed && isStale(seen.ageMs)}
      className="h-80 lg:h-[26rem]"
    />
  )
}

/** How far the courier is and how old that is; of an old position it says what was true then. */
function WhereCourier({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const time = useStoreTime(order.region)
  const last = order.trail.at(-1)
  const delivery = order.predictions.find(({ moment }) => moment === 'delivery')
  const range = delivery ? rangeOf(delivery) : null
  return (
    <div className="mt-3 space-y-1 tabular-nums">
      {last ? <Seen last={last} /> : <p className="text-muted">{t('never')}</p>}
      {range && <p>{t('etaRange', { from: time.clock(range.from), to: time.clock(range.to) })}</p>}
    </div>
  )
}

function Seen({ last }: { last: CourierPosition }) {
  const t = useTranslations('food.courier')
  const { text: seen, ageMs } = useSeenText(last.at)
  const minutes = last.etaMinutes !== null && last.etaMinutes >= 0 ? last.etaMinutes : null
  if (isStale(ageMs)) {
    return (
      <p className="font-medium text-late">
        {minutes === null
          ? t('whereStaleUnknown', { seen })
          : t('whereStale', { seen, eta: t('etaThen', { minutes }) })}
      </p>
    )
  }
  const eta = minutes === null ? t('etaUnknown') : t('minutesAway', { minutes })
  return <p className="font-medium">{t('where', { eta, seen })}</p>
}
