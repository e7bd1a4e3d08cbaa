'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HeroFrame } from '@/components/orders/page/hero-frame'
import { nextOf } from '@/components/orders/page/next-of'
import { StageSteps } from '@/components/orders/page/stage-steps'
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
    <HeroFrame
      card={card}
      back={{ href: foodPaths.board(), label: t('order.back') }}
      isBeside
      heading={
        card.pickupCode
          ? t.rich('order.headingCode', {
              code: card.pickupCode,
              big: (digits) => (
                <span className="font-mono text-code font-semibold tracking-tight text-text">
                  {digits}
                </span>
              ),
            })
          : t('order.headingNoCode')
      }
      name={
        <>
          {nameOf(card) ?? t('board.noName')}
          {card.totalCents !== null && (
            <span className="ml-3 font-mono font-medium">{money(card.totalCents)}</span>
          )}
        </>
      }
      address={!card.selfPickup && card.address}
      actions={actions}
      steps={!card.selfPickup && card.placing === 'placed' && <StageSteps stage={card.stage} />}
      standing={
        <>
          {late && <LatePill what={late.what} minutes={late.minutes} className="text-base" />}
          <WhatNext order={order} now={now} />
        </>
      }
    >
      {card.scheduledFor && (
        <p className="flex items-center gap-1.5 font-medium">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {t('scheduled', { time: time.weekday(card.scheduledFor) })}
        </p>
      )}
      <KitchenStart card={card} region={region} className="flex" />
    </HeroFrame>
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
