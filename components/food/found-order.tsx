'use client'

import { Cloud } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Meaning } from '@/components/ui/meaning'
import { useNow } from '@/components/ui/use-now'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/schema'
import { CourierLine } from './courier-line'
import type { FoodStore } from './food-store'
import { attentionOf } from '@/components/orders/attention'
import { StagePill } from '@/components/orders/stage-pill'
import { useStageWords } from '@/components/orders/use-stage-words'
import { useStoreTime } from '@/components/orders/use-store-time'

const LOOK_MS = 10_000

type FoundOrderProps = {
  card: OrderCard
  store: FoodStore
  /** It is the one that the platform names for the number. */
  isLatest: boolean
}

/** One order that was found: the whole tile leads to its page. */
export function FoundOrder({ card, store, isLatest }: FoundOrderProps) {
  const t = useTranslations('food')
  const find = useTranslations('find')
  const time = useStoreTime(store.region)
  const attention = attentionOf(card, useNow(LOOK_MS))
  const who = card.recipientName ?? t('board.noName')
  const stage = useStageWords().standing(card, attention)
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
      {card.courier && !isClosed(card.stage) && <CourierLine courier={card.courier} />}
    </article>
  )
}
