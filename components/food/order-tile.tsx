import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { SeenButton } from './alerts/seen-button'
import type { BoardRow } from './build-board'
import { CourierLine } from './courier-line'
import { durationWords } from './duration-words'
import { LatePill } from './late-pill'
import { NextLine } from './next-line'
import { SelfPickupMark } from './self-pickup-mark'
import { StagePill } from '@/components/orders/stage-pill'
import { useStageWords } from '@/components/orders/use-stage-words'
import { useStoreTime } from '@/components/orders/use-store-time'

type OrderTileProps = BoardRow & {
  region: Region
  /** Shown when the board holds several stores. */
  storeCode: string | null
}

/** One order on the board. Drawn again only when its card or one of its whole minutes changes. */
export const OrderTile = memo(function OrderTile(props: OrderTileProps) {
  const { card, attention, alert, lateWhat, lateMinutes, nextMinutes, asOfMinutes, region } = props
  const t = useTranslations('food')
  return (
    <article
      className={cn(
        'relative rounded-outer border bg-surface p-3 has-[[data-card]:hover]:border-border-strong',
        alert && 'border-accent ring-1 ring-accent',
      )}
    >
      <TileHead {...props} />
      <div className="mt-1 space-y-2">
        <p className="truncate text-base font-medium">{card.recipientName ?? t('board.noName')}</p>
        <TilePills {...props} />
        {lateWhat && <LatePill what={lateWhat} minutes={lateMinutes} />}
        {attention ? (
          <p className="text-sm">{t(`attentionHelp.${attention}`)}</p>
        ) : (
          <NextLine
            {...{ card, nextMinutes, asOfMinutes, region }}
            isLate={lateWhat === card.next?.moment}
          />
        )}
        {card.courier && !card.selfPickup && !isClosed(card.stage) && (
          <CourierLine courier={card.courier} />
        )}
        {alert && <SeenButton {...{ card, alert }} className="relative z-10 w-full" />}
      </div>
    </article>
  )
})

function TileHead({ card, attention, alert, ageMinutes }: OrderTileProps) {
  const t = useTranslations('food')
  const who = card.recipientName ?? t('board.noName')
  const stage = useStageWords().standing(card, attention)
  const code = card.pickupCode
  const age = durationWords(ageMinutes)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-2">
      <Link
        href={foodPaths.order(card.id)}
        prefetch={false}
        data-card={card.id}
        data-alert={alert ?? undefined}
        aria-label={
          code ? t('board.open', { code, who, stage }) : t('board.openNoCode', { who, stage })
        }
        className="font-mono text-code font-semibold tracking-tight outline-none after:absolute after:inset-0 after:rounded-outer focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-accent"
      >
        {code ?? <span className="text-lg">{t('board.noCode')}</span>}
      </Link>
      {!isClosed(card.stage) && (
        <span className="text-sm font-medium tabular-nums">
          {age.key === 'minutes'
            ? t('age.minutes', { count: age.count })
            : age.key === 'hours'
              ? t('age.hours', { hours: age.hours, minutes: age.minutes })
              : t('age.now')}
        </span>
      )}
    </div>
  )
}

/** What the column does not say by itself. */
function TilePills({ card, attention, storeCode, region }: OrderTileProps) {
  const t = useTranslations('food')
  const time = useStoreTime(region)
  const isNear = card.stage === 'near' && !card.selfPickup
  const saysMore = attention ?? (card.placing === 'placing' || isNear || card.stage === 'cancelled')
  if (!saysMore && !card.selfPickup && !card.scheduledFor && !storeCode) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {saysMore && <StagePill card={card} attention={attention} />}
      {card.selfPickup && <SelfPickupMark />}
      {card.scheduledFor && (
        <span className="inline-flex items-center gap-1.5 font-medium">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {t('scheduled', { time: time.weekday(card.scheduledFor) })}
        </span>
      )}
      {storeCode && <span className="font-mono text-xs text-muted">{storeCode}</span>}
    </div>
  )
}
