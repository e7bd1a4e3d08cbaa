'use client'

import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import { buttonClass } from '@/components/ui/button'
import { Meaning } from '@/components/ui/meaning'
import { PAYMENT_KINDS } from '@/lib/food/model/payment-kinds'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import type { ReportedFee, TimelineEntry } from '@/lib/orders/model/timeline'
import { brandText } from './brand-text'
import { useDistance } from './use-distance'

/** What else is known of it: how it is paid, where from, and which moments the platform names. */
export function OrderFacts({ order, storeName }: { order: OrderDetail; storeName: string | null }) {
  const t = useTranslations('food')
  const { card, region, paymentKind } = order
  const time = useStoreTime(region)
  const payment = PAYMENT_KINDS.find((kind) => kind === paymentKind)
  return (
    <Panel title={t('order.details')}>
      <dl className="space-y-2">
        {payment !== undefined && payment !== 0 && !card.selfPickup && (
          <Fact name={t('order.payment')}>{t(`form.paymentKind.k${payment}`)}</Fact>
        )}
        {storeName && <Fact name={t('order.store')}>{storeName}</Fact>}
        <ToldName order={order} />
        <Fact name={t('order.createdAt')}>{time.full(card.createdAt)}</Fact>
        {card.scheduledFor && (
          <Fact name={t('order.scheduledFor')}>{time.full(card.scheduledFor)}</Fact>
        )}
        <ToldMoments order={order} />
        <Distance order={order} />
      </dl>
    </Panel>
  )
}

/** What the platform calls it, and under which brand (food §2.1). */
function ToldName({ order: { told } }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const { title, brand } = told
  return (
    <>
      {title && <Fact name={t('title')}>{title}</Fact>}
      {brand && <Fact name={t('brand')}>{brandText(brand)}</Fact>}
    </>
  )
}

/** The moments that the platform names: of a scheduled order the first is the kitchen's. */
function ToldMoments({ order: { card, told, region } }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const time = useStoreTime(region)
  const moments = [
    [card.scheduledFor ? t('kitchenStart') : t('requestedPickup'), told.requestedPickupAt],
    [t('requestedDelivery'), told.requestedDeliveryAt],
    [t('doneAt'), told.doneAt],
  ] as const
  return moments.map(
    ([name, at]) =>
      at && (
        <Fact key={name} name={name}>
          {time.full(at)}
        </Fact>
      ),
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

/** The fees that the last message with any reports: it replaces what came before, it adds nothing. */
export function latestFees(
  timeline: readonly Pick<TimelineEntry, 'reported'>[],
): readonly ReportedFee[] {
  return (
    timeline.findLast(({ reported }) => reported && reported.fees.length > 0)?.reported?.fees ?? []
  )
}

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
