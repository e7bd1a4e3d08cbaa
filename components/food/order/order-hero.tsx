'use client'

import { ArrowLeft, CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { attentionOf } from '@/components/orders/attention'
import { StageSteps } from '@/components/orders/page/stage-steps'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { Age } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import { foodPaths } from '@/lib/food/keys'
import { nameOf } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { KitchenStart } from '../board/kitchen-start'
import { latenessOf } from '../board/lateness'
import { LatePill } from '../board/tile-words'
import { nextOf } from './next-of'

const LOOK_MS = 10_000

type OrderHeroProps = { order: OrderDetail; actions: ReactNode }

/** The code in huge digits, for whom, how far it is, what comes next, and what can be done. */
export function OrderHero({ order, actions }: OrderHeroProps) {
  const t = useTranslations('food')
  const { card, region } = order
  const money = useMoney(region)
  const time = useStoreTime(region)
  const now = useNow(LOOK_MS)
  const store = useViewer().stores.find(({ id }) => id === card.storeId)
  const late = latenessOf(card, now, store?.lateMinutes)
  return (
    <header className="flex min-w-0 flex-col gap-4">
      <Link
        href={foodPaths.board()}
        className="-mb-2 -ml-1 inline-flex min-h-9 items-center gap-1.5 self-start px-1 text-muted hover:text-text pointer-coarse:min-h-12"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('order.back')}
      </Link>
      <div className="flex min-w-0 flex-col gap-4 rounded-outer border bg-surface p-4 sm:p-5">
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
            <h1 className="shrink-0 text-base font-medium text-muted">
              {card.pickupCode
                ? t.rich('order.headingCode', {
                    code: card.pickupCode,
                    big: (digits) => (
                      <span className="font-mono text-code font-semibold tracking-tight text-text">
                        {digits}
                      </span>
                    ),
                  })
                : t('order.headingNoCode')}
            </h1>
            <div className="min-w-0">
              <p className="text-lg font-semibold wrap-anywhere">
                {nameOf(card) ?? t('board.noName')}
                {card.totalCents !== null && (
                  <span className="ml-3 font-mono font-medium">{money(card.totalCents)}</span>
                )}
              </p>
              <p className="wrap-anywhere text-muted">{!card.selfPickup && card.address}</p>
            </div>
          </div>
          <div className="flex flex-wrap items-start gap-2">{actions}</div>
        </div>
        {!card.selfPickup && card.placing === 'placed' && <StageSteps stage={card.stage} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StagePill card={card} attention={attentionOf(card, now)} className="text-base" />
          <StandingNotes card={card} />
          {late && <LatePill what={late.what} minutes={late.minutes} className="text-base" />}
          <WhatNext order={order} now={now} />
        </div>
        {card.scheduledFor && (
          <p className="flex items-center gap-1.5 font-medium">
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            {t('scheduled', { time: time.weekday(card.scheduledFor) })}
          </p>
        )}
        <KitchenStart card={card} region={region} className="flex" />
      </div>
    </header>
  )
}

/** One sentence of what comes next, with the age of the forecast it rests on. */
function WhatNext({ order, now }: { order: OrderDetail; now: number }) {
  const t = useTranslations('food.order.next')
  const time = useStoreTime(order.region)
  const next = nextOf(order.card, now)
  if (next === null) return null
  if (next.kind === 'expected') {
    return (
      <p className="text-base font-medium tabular-nums">
        {t(`${next.moment}.${next.isPast ? 'past' : 'ahead'}`, { time: time.clock(next.at) })}{' '}
        <span className="font-normal text-muted">
          {t('asOf')} <Age at={next.asOf} />
        </span>
      </p>
    )
  }
  const at = next.at && time.clock(next.at)
  return (
    <p className="text-base font-medium">
      {next.kind === 'ended' && at ? t('ended', { time: at }) : t(next.kind)}
    </p>
  )
}
