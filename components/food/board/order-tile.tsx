import {
  ArrowRightLeft,
  BellPlus,
  CalendarClock,
  Check,
  CircleSlash,
  type LucideIcon,
  ShoppingBag,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { memo } from 'react'
import { pendingCancel, wentOnAfterCancel } from '@/components/orders/pending-cancel'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useStoreTime } from '@/components/orders/use-store-time'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { nameOf, type OrderCard } from '@/lib/orders/model/order-card'
import type { AlertKind } from '../alerts/alert-of'
import { acknowledgeCards } from '../alerts/use-acknowledged'
import { CourierLine } from '../order/courier-line'
import type { BoardRow } from './build-board'
import { KitchenStart } from './kitchen-start'
import { LatePill, NextLine, durationMessage } from './tile-words'

/** The icon of each kind of news; its word is `board.alert`. */
export const ALERT_ICONS: Readonly<Record<AlertKind, LucideIcon>> = {
  new: BellPlus,
  changed: ArrowRightLeft,
  cancelled: CircleSlash,
}

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
        <p className="truncate text-base font-medium">{nameOf(card) ?? t('board.noName')}</p>
        <TilePills {...props} />
        {lateWhat && <LatePill what={lateWhat} minutes={lateMinutes} />}
        {attention ? (
          <p className="text-sm">{t(`attentionHelp.${attention}`)}</p>
        ) : (
          <NextLine
            card={card}
            nextMinutes={nextMinutes}
            asOfMinutes={asOfMinutes}
            region={region}
            isLate={lateWhat === card.next?.moment}
          />
        )}
        {card.courier && !card.selfPickup && !isClosed(card.stage) && (
          <CourierLine courier={card.courier} />
        )}
        {alert && <SeenButton card={card} alert={alert} className="relative z-10 w-full" />}
      </div>
    </article>
  )
})

function TileHead({ card, attention, alert, ageMinutes }: OrderTileProps) {
  const t = useTranslations('food')
  const who = nameOf(card) ?? t('board.noName')
  const stage = useStageLabel().standing(card, attention)
  const code = card.pickupCode
  const age = durationMessage(ageMinutes)
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
  const saysMore =
    attention ??
    pendingCancel(card) ??
    (card.placing === 'placing' || isNear || card.stage === 'cancelled')
  const hasMore = saysMore || wentOnAfterCancel(card)
  if (!hasMore && !card.selfPickup && !card.scheduledFor && !storeCode) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {saysMore && <StagePill card={card} attention={attention} />}
      <StandingNotes card={card} />
      {card.selfPickup && <SelfPickupBadge />}
      {card.scheduledFor && (
        <span className="inline-flex items-center gap-1.5 font-medium">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {t('scheduled', { time: time.weekday(card.scheduledFor) })}
        </span>
      )}
      <KitchenStart card={card} region={region} />
      {storeCode && <span className="font-mono text-xs text-muted">{storeCode}</span>}
    </div>
  )
}

/** Says that the customer comes for it, so that nobody waits for a courier. */
function SelfPickupBadge() {
  const t = useTranslations('orders')
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <ShoppingBag aria-hidden className="size-4 shrink-0" />
      {t('selfPickup')}
    </span>
  )
}

type SeenButtonProps = { card: OrderCard; alert: AlertKind; className?: string }

/** What is news about an order, and the press that says somebody has seen it. */
function SeenButton({ card, alert, className }: SeenButtonProps) {
  const t = useTranslations('board.alert')
  const food = useTranslations('food.board')
  const Icon = ALERT_ICONS[alert]
  return (
    <button
      type="button"
      aria-label={t('seenOne', { code: card.pickupCode ?? food('noCode'), kind: t(alert) })}
      onClick={() => acknowledgeCards([card])}
      className={cn(
        'flex min-h-12 items-center justify-between gap-2 rounded-inner px-3 font-semibold',
        'border border-accent bg-accent-soft text-text active:bg-sunken [&_svg]:size-5',
        className,
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden className="shrink-0 text-accent" />
        <span className="truncate">{t(alert)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-accent">
        <Check aria-hidden />
        {t('seen')}
      </span>
    </button>
  )
}
