'use client'

import { Cloud, ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { attentionOf } from '@/components/orders/attention'
import { Panel } from '@/components/orders/panel'
import { STAGE_LOOKS, StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useStoreTime } from '@/components/orders/use-store-time'
import { buttonClass } from '@/components/ui/button'
import { useNow } from '@/components/ui/clock/use-now'
import { Meaning } from '@/components/ui/meaning'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import type { ElsewhereOrder as Facts } from '@/lib/food/model/find-order'
import { nameOf, type OrderCard } from '@/lib/orders/model/order-card'
import type { FoodStore } from '../food-store'
import { brandText } from '../order/brand-text'
import { CourierLine } from '../order/courier-line'

const LOOK_MS = 10_000

type FoundOrderProps = {
  card: OrderCard
  store: FoodStore
  /** It is the one that the platform names for the number. */
  isLatest: boolean
}

/** One order that was found: the whole tile leads to its page. */
export function OrderMatch({ card, store, isLatest }: FoundOrderProps) {
  const t = useTranslations('food')
  const find = useTranslations('find')
  const time = useStoreTime(store.region)
  const attention = attentionOf(card, useNow(LOOK_MS))
  const who = nameOf(card) ?? t('board.noName')
  const stage = useStageLabel().standing(card, attention)
  const code = card.pickupCode
  return (
    <article className="relative min-w-0 space-y-2 rounded-outer border bg-surface p-3 has-[[data-card]:hover]:border-border-strong">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          href={foodPaths.order(card.id)}
          prefetch={false}
          data-card={card.id}
          aria-label={
            code ? t('board.open', { code, who, stage }) : t('board.openNoCode', { who, stage })
          }
          className="font-mono text-code font-semibold tracking-tight outline-none after:absolute after:inset-0 after:rounded-outer focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-accent"
        >
          {code ?? <span className="text-lg">{t('board.noCode')}</span>}
        </Link>
        <StagePill card={card} attention={attention} className="text-base" />
        <StandingNotes card={card} />
      </div>
      {isLatest && (
        <Meaning kind="neutral" icon={<Cloud aria-hidden />}>
          {find('latest')}
        </Meaning>
      )}
      <p className="text-base font-medium wrap-anywhere">{who}</p>
      <p className="wrap-anywhere text-muted">
        {store.name} · {find('taken', { time: time.full(card.createdAt) })}
      </p>
      {card.courier && !isClosed(card.stage) && (
        <CourierLine courier={card.courier} region={store.region} />
      )}
    </article>
  )
}

/** An order of this store that some other screen placed: what the platform says of it, as it says it. */
export function ElsewhereOrder({ order, store }: { order: Facts; store: FoodStore }) {
  const t = useTranslations('find.elsewhere')
  const food = useTranslations('food')
  const stageWords = useStageLabel()
  const time = useStoreTime(store.region)
  const { stage, statusCode, courier, trackerUrl } = order
  const { kind, Icon } = STAGE_LOOKS[stage]
  const isLink = trackerUrl !== null && /^https?:\/\//i.test(trackerUrl)
  const toldFacts = [
    [food('order.title'), order.title],
    [food('order.brand'), order.brand && brandText(order.brand)],
    [food('order.remark'), order.remark],
    [food('order.storeRemark'), order.storeRemark],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []))
  const facts = [
    [t('store'), store.name],
    [t('taken'), order.createdAt ? time.full(order.createdAt) : t('notKnown')],
    ...(order.scheduledFor ? [[t('scheduled'), time.full(order.scheduledFor)] as const] : []),
    [food('order.platformOrderId'), order.platformOrderId],
    ...(order.clientOrderId ? [[food('order.clientOrderId'), order.clientOrderId] as const] : []),
    ...toldFacts,
  ] as const
  return (
    <Panel title={t('title')} className="max-w-xl">
      <div className="space-y-3">
        <p className="text-muted">{t('text')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Meaning kind={kind} icon={<Icon aria-hidden />} className="text-base">
            {stageWords.stage('food', stage)}
          </Meaning>
          {stage === 'unknown' && <span>{t('code', { code: String(statusCode) })}</span>}
        </p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted max-sm:mt-1">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {courier && !isClosed(stage) && <CourierLine courier={courier} region={store.region} />}
        {isLink && (
          <div>
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
      </div>
    </Panel>
  )
}
