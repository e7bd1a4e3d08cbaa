'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useViewer } from '@/components/shell/viewer-provider'
import { useNow } from '@/components/ui/clock/use-now'
import { attentionOf } from '@/components/orders/attention'
import { nameOf } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { KitchenStart } from '../board/kitchen-start'
import { LatePill, NextLine } from '../board/tile-words'
import { latenessOf, minutesSince, minutesUntil } from '../board/lateness'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'

const LOOK_MS = 10_000

/** The code in huge digits, where the order stands, for whom it is, and what comes next. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTranslations('food')
  const { card, region } = order
  const money = useMoney(region)
  const time = useStoreTime(region)
  const now = useNow(LOOK_MS)
  const store = useViewer().stores.find(({ id }) => id === card.storeId)
  const late = latenessOf(card, now, store?.lateMinutes)
  return (
    <section className="min-w-0 rounded-outer border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {card.pickupCode && (
          <p className="font-mono text-code font-semibold tracking-tight">
            <span className="sr-only">{t('order.pickupCode')} </span>
            {card.pickupCode}
          </p>
        )}
        <div className="flex min-w-0 flex-wrap gap-2">
          <StagePill card={card} attention={attentionOf(card, now)} className="text-base" />
          <StandingNotes card={card} />
          {late && <LatePill what={late.what} minutes={late.minutes} className="text-base" />}
        </div>
      </div>
      <p className="mt-2 text-lg font-semibold wrap-anywhere">
        {nameOf(card) ?? t('board.noName')}
        {card.totalCents !== null && (
          <span className="ml-3 font-mono font-medium">{money(card.totalCents)}</span>
        )}
      </p>
      <p className="text-base wrap-anywhere">{card.address}</p>
      {card.selfPickup && <p className="text-muted">{t('selfPickupHelp')}</p>}
      <div className="mt-2 space-y-1">
        {card.scheduledFor && (
          <p className="flex items-center gap-1.5 font-medium">
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            {t('scheduled', { time: time.weekday(card.scheduledFor) })}
          </p>
        )}
        <KitchenStart card={card} region={region} className="flex" />
        <NextLine
          card={card}
          region={region}
          nextMinutes={card.next ? minutesUntil(card.next.at, now) : 0}
          asOfMinutes={card.next ? minutesSince(card.next.asOf, now) : 0}
          isLate={late !== null && late.what === card.next?.moment}
        />
      </div>
    </section>
  )
}
