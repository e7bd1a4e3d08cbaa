'use client'

import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useStageWords } from '@/components/orders/use-stage-words'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { FoundPlace, PlacingState } from '@/lib/orders/schema'

const PLACING_LOOKS = {
  refused: { kind: 'stopped', word: 'refused' },
  unconfirmed: { kind: 'late', word: 'unconfirmed' },
  placing: { kind: 'waiting', word: 'unconfirmed' },
} as const satisfies Record<
  Exclude<PlacingState, 'placed'>,
  { kind: MeaningKind; word: 'refused' | 'unconfirmed' }
>

type FoundCardProps = { order: FoundPlace; actions: ReactNode }

/** An order that a code stands for, and what can be done with it. */
export function FoundCard({ order, actions }: FoundCardProps) {
  const t = useTranslations('scan')
  const words = useStageWords()
  const store = useViewer().stores.find(({ id }) => id === order.storeId)
  const time = useStoreTime(store?.region ?? 'HK')
  const doubt = order.placing === 'placed' ? null : PLACING_LOOKS[order.placing]
  const leaves = order.scheduledFor
    ? time.planned(order.scheduledFor, order.scheduledAllDay)
    : time.full(order.createdAt)
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-outer border bg-surface p-4">
      <div className="min-w-0 space-y-1">
        <p className="font-mono text-xl font-semibold wrap-anywhere sm:text-code">{order.code}</p>
        <p className="text-base wrap-anywhere">
          {[order.recipientName, store?.name, order.clientOrderId].filter(Boolean).join(' · ')}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-base">
          <Meaning kind={doubt?.kind ?? 'neutral'}>
            {doubt ? t(`stop.${doubt.word}.title`) : words.stage(order.family, order.stage)}
          </Meaning>
          {t(`family.${order.family}`)} · {leaves}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {actions}
        {order.href === null ? (
          <span className="text-muted">{t('found.noPage')}</span>
        ) : (
          <Link href={order.href} className={buttonClass({ variant: 'primary' })}>
            {t('found.open')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
    </article>
  )
}
