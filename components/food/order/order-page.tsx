'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer, RotateCcw } from 'lucide-react'
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
import { isClosed } from '@/lib/domain/stages'
import { rangeInstants } from '@/lib/domain/time/moments'
import { resendFoodOrder } from '@/lib/food/actions'
import { foodKeys, foodPaths } from '@/lib/food/keys'
import type { CourierPosition } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { FoodFrame } from '../states'
import { CancelOrder } from './cancel-order'
import { CancellationPanel } from './cancellation-panel'
import { CustomerPanel } from './customer-panel'
import { OrderFacts, OrderFees, OrderIds } from './order-facts'
import { OrderHero } from './order-hero'
import { orderQuery, appendPosition } from './order-query'
import { isStale, useSeenText } from './use-seen-text'

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
  const mayPlace = store?.may.includes('food.place') ?? false
  const decisions = { resendOrder: resendFoodOrder, queryKey: foodKeys.order(card.id) }
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  return (
    <FoodFrame>
      <OrderHero
        order={order}
        actions={<OrderActions order={order} mayCancel={mayCancel} mayPlace={mayPlace} />}
      />
      {isError && <Notice kind="late" role="status" title={t('order.stale')} />}
      <OrderNotice
        card={card}
        region={region}
        againHref={foodPaths.newOrder(mayPlace ? { again: card.id } : undefined)}
      />
      {isInDoubt && <OrderDoubt order={order} decisions={mayPlace ? decisions : null} />}
      {/* On a phone: the map, who brings it, what happened, and then the rest. */}
      <div className="flex min-w-0 flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          {hasWay(order) && <OrderMap order={order} storeName={store?.name ?? t('order.store')} />}
          <div className="min-w-0 max-lg:order-1">
            <OrderTimeline family="food" timeline={order.timeline} region={region} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <CancellationPanel order={order} />
          <CourierPanel order={order} />
          <div className="flex min-w-0 flex-col gap-5 max-lg:order-2">
            <CustomerPanel order={order} mayPlace={mayPlace} />
            {!card.selfPickup && share}
            <OrderFees timeline={order.timeline} />
            <OrderFacts order={order} storeName={store?.name ?? null} />
            <OrderIds order={order} />
          </div>
        </div>
      </div>
      <RawAnswer raw={order.raw} />
    </FoodFrame>
  )
}

/** Whether there is a way to draw: from the store to a door, while it is ridden or once it was. */
function hasWay({ card, door, trail }: OrderDetail): boolean {
  if (card.selfPickup || card.placing === 'refused') return false
  return trail.length > 0 || (door !== null && !isClosed(card.stage))
}

type OrderActionsProps = { order: OrderDetail; mayCancel: boolean; mayPlace: boolean }

/** What can be done with an order as a whole: while it is open, and once it is over. */
function OrderActions({ order, mayCancel, mayPlace }: OrderActionsProps) {
  const t = useTranslations('food.order')
  const { card, selfPickup } = order
  const isOver = isClosed(card.stage) || card.placing === 'refused'
  return (
    <>
      {isOver && mayPlace && !card.isPseudonymised && (
        <Link
          href={foodPaths.newOrder({ again: card.id })}
          prefetch={false}
          className={buttonClass({ variant: 'primary' })}
        >
          <RotateCcw aria-hidden />
          {t('again')}
        </Link>
      )}
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

/** Who brings it, how to call them, and how far they are. Nothing while nobody does. */
function CourierPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const { courier, stage, selfPickup } = order.card
  if (!courier || selfPickup) return null
  const isOver = isClosed(stage)
  return (
    <Panel title={t('title')}>
      <CourierIdentity courier={courier} family="food" region={order.region} isOver={isOver} />
      {!isOver && <WhereCourier order={order} />}
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
  const range = delivery ? rangeInstants(delivery.range, delivery.asOf) : null
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
