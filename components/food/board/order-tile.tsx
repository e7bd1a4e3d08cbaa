import {
  ArrowRightLeft,
  BellPlus,
  CalendarClock,
  Check,
  ChefHat,
  CircleSlash,
  type LucideIcon,
  Phone,
  Printer,
  ShoppingBag,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { memo } from 'react'
import { pendingCancel, wentOnAfterCancel } from '@/components/orders/pending-cancel'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { StoreChip } from '@/components/orders/store-chip'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useStoreTime } from '@/components/orders/use-store-time'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { nameOf, type OrderCard } from '@/lib/orders/model/order-card'
import type { AlertKind } from '@/lib/food/model/alert-of'
import { acknowledgeCards } from '../alerts/use-acknowledged'
import type { FoodStore } from '../food-store'
import { askForTicket } from '../ticket/ticket-queue'
import type { BoardRow } from './build-board'
import { isCooked, kitchenStart } from './kitchen-start'
import { EDGES, edgeOf } from './lane-looks'
import { isFetched } from './lateness'
import { LateWords, NextLine, TimeLeft } from './tile-words'

/** The icon of each kind of news; its word is `board.alert`. */
export const ALERT_ICONS: Readonly<Record<AlertKind, LucideIcon>> = {
  new: BellPlus,
  changed: ArrowRightLeft,
  cancelled: CircleSlash,
}

/** Most stores press nothing on a card: what they would press with comes when one does. */
const TileActions = dynamic(() => import('./tile-actions').then((file) => file.TileActions))

export type OrderTileProps = BoardRow & {
  store: FoodStore | undefined
  /** Whether the board holds several stores, so that a card must say whose it is. */
  saysStore: boolean
}

/** One order on the board. Drawn again only when its card or one of its whole minutes changes. */
export const OrderTile = memo(function OrderTile(props: OrderTileProps) {
  const { card, attention, alert, store } = props
  const hasActions =
    attention === 'refused' ||
    (attention === null && store?.usesKitchenMarks === true && mayBeMarked(card))
  return (
    <article
      className={cn(
        '@container relative rounded-outer border border-l-4 bg-surface py-1.5 pr-1.5 pl-2',
        'has-[[data-card]:hover]:bg-sunken',
        EDGES[edgeOf(props)],
        // Inset: a lane's items are drawn when they are seen, and cut what stands out of them.
        alert && 'ring-2 ring-accent ring-inset',
      )}
    >
      <TileHead {...props} />
      <WhoLine {...props} />
      <div className="flex items-end justify-between gap-1">
        <TileWords {...props} />
        <TileButtons card={card} region={store?.region ?? 'HK'} />
      </div>
      <KitchenNote card={card} />
      {hasActions && <TileActions card={card} attention={attention} />}
      {alert && <SeenButton card={card} alert={alert} className="relative z-10 mt-1 w-full" />}
    </article>
  )
})

/** What the kitchen can still say of: nothing of what the courier has taken by the platform's word. */
function mayBeMarked({ stage, placing }: OrderCard): boolean {
  return placing !== 'refused' && !isClosed(stage) && stage !== 'riding' && stage !== 'near'
}

function TileHead(props: OrderTileProps) {
  const { card, attention, alert, store, saysStore } = props
  const t = useTranslations('food')
  const who = nameOf(card) ?? t('board.noName')
  const stage = useStageLabel().standing(card, attention)
  const code = card.pickupCode
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Link
        href={foodPaths.order(card.id)}
        prefetch={false}
        data-card={card.id}
        data-alert={alert ?? undefined}
        aria-label={
          code ? t('board.open', { code, who, stage }) : t('board.openNoCode', { who, stage })
        }
        className="font-mono text-[40px] leading-10 font-semibold tracking-tight outline-none after:absolute after:inset-0 after:rounded-inner focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-accent"
      >
        {code ?? <span className="text-lg">{t('board.noCode')}</span>}
      </Link>
      {saysStore && store && (
        <span className="hidden min-w-0 flex-1 basis-0 @min-[15rem]:flex">
          <StoreChip store={store} />
        </span>
      )}
      <TimeLeft {...props} className="ml-auto" />
    </div>
  )
}

/** Whose it is and who takes it, in one line; a narrow card has the store here, below the code. */
function WhoLine({ card, store, saysStore }: OrderTileProps) {
  const t = useTranslations('food')
  const courier = card.selfPickup || isClosed(card.stage) ? null : card.courier
  return (
    <p className="flex min-w-0 items-baseline gap-1.5 text-base leading-(--line-sm)">
      {saysStore && store && (
        <StoreChip
          store={store}
          className="max-w-1/2 shrink-0 leading-(--line-tight) @min-[15rem]:hidden"
        />
      )}
      <span className="min-w-10 truncate font-medium">{nameOf(card) ?? t('board.noName')}</span>
      {courier?.name && (
        <span className={cn('min-w-0 truncate text-muted', saysStore && '@max-[15rem]:hidden')}>
          · {courier.name}
        </span>
      )}
      {courier?.plate && (
        <span
          className={cn(
            'ml-auto shrink-0 font-mono text-sm font-medium',
            saysStore && '@max-[15rem]:hidden',
          )}
        >
          {courier.plate}
        </span>
      )}
    </p>
  )
}

/** What the column does not say by itself: what is wrong, what comes next, what it was promised for. */
function TileWords(props: OrderTileProps) {
  const { card, attention, lateWhat, lateMinutes, store, saysStore } = props
  const t = useTranslations('food')
  const orders = useTranslations('orders')
  const region = store?.region ?? 'HK'
  const time = useStoreTime(region)
  const isNear = card.stage === 'near' && !card.selfPickup
  const saysMore =
    attention ??
    pendingCancel(card) ??
    (card.placing !== 'placed' || isNear || card.stage === 'cancelled' || wentOnAfterCancel(card))
  const isOpen = !isClosed(card.stage)
  return (
    <div className="min-w-0 flex-1 space-y-0.5 text-sm leading-(--line-tight)">
      {saysMore && <StagePill card={card} attention={attention} className={WRAPS} />}
      <StandingNotes card={card} />
      {card.selfPickup && isOpen && (
        <p className="flex items-center gap-1.5 font-medium">
          <ShoppingBag aria-hidden className="size-4 shrink-0" />
          {orders('selfPickup')}
        </p>
      )}
      {isFetched(card) && card.handedOverAt && isOpen && (
        <p className="text-muted">
          {t('marks.fetchedAt', { time: time.clock(card.handedOverAt) })}
        </p>
      )}
      {lateWhat && <LateWords what={lateWhat} minutes={lateMinutes} />}
      {attention && <p className="line-clamp-2">{t(`attentionHelp.${attention}`)}</p>}
      {!attention && !lateWhat && <NextLine {...props} region={region} isLate={false} />}
      {isOpen && <PromisedLine {...props} region={region} />}
      {saysStore && card.courier?.plate && isOpen && !card.selfPickup && (
        <p className="font-mono font-medium @min-[15rem]:hidden">{card.courier.plate}</p>
      )}
      {card.courier && !card.courier.confirmed && isOpen && !card.selfPickup && !lateWhat && (
        <p className="font-medium text-waiting">{orders('courier.whoUnconfirmed')}</p>
      )}
    </div>
  )
}

const WRAPS = 'rounded-outer px-2 [&>span]:whitespace-normal'

/** From here on the day is worth naming. */
const NAMES_DAY_MINUTES = 18 * 60

/** When it was promised for, and when its kitchen begins as long as that is to come. */
function PromisedLine({ card, startsMinutes, region }: BoardRow & { region: Region }) {
  const t = useTranslations('food')
  const time = useStoreTime(region)
  if (!card.scheduledFor) return null
  const isFar = startsMinutes !== null && startsMinutes > NAMES_DAY_MINUTES
  const say = isFar ? time.weekday : time.clock
  const start = startsMinutes === null ? null : kitchenStart(card)
  return (
    <p className="flex gap-1.5 font-medium">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">
        {start
          ? t('scheduledKitchen', { time: say(card.scheduledFor), start: say(start) })
          : t('scheduled', { time: say(card.scheduledFor) })}
      </span>
    </p>
  )
}

const ICON = 'relative z-10 size-12 px-0 [&_svg]:size-5'

/** One press for what a counter does all day: call the courier, print the ticket. */
function TileButtons({ card, region }: { card: OrderCard; region: Region }) {
  const t = useTranslations('food.board')
  const orders = useTranslations('orders.courier')
  const isOpen = !isClosed(card.stage) && card.placing !== 'refused'
  const phone = isOpen && !card.selfPickup ? card.courier?.phone : null
  const written = phone && formatPhone(phone, region)
  const name = card.courier?.name
  if (!isOpen) return null
  return (
    <div className="flex shrink-0 self-end">
      {!isCooked(card) && (
        <button
          type="button"
          data-ticket={card.id}
          aria-label={t('ticket', { code: card.pickupCode ?? t('noCode') })}
          title={t('ticketShort')}
          onClick={() => askForTicket(card.id)}
          className={buttonClass({
            variant: 'quiet',
            className: cn(ICON, 'text-muted', phone && 'hidden @min-[15rem]:inline-flex'),
          })}
        >
          <Printer aria-hidden />
        </button>
      )}
      {phone && written && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={
            name ? orders('callWho', { name, phone: written }) : orders('call', { phone: written })
          }
          title={written}
          className={buttonClass({ className: ICON })}
        >
          <Phone aria-hidden />
        </a>
      )}
    </div>
  )
}

/** What the kitchen has to know, as long as it cooks. */
function KitchenNote({ card }: { card: OrderCard }) {
  const t = useTranslations('food')
  if (!card.kitchenNote || isCooked(card)) return null
  return (
    <p className="mt-1 flex gap-1.5 border-t pt-1 text-sm leading-(--line-tight) font-medium">
      <ChefHat aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{t('kitchenNote')}</span>
      <span className="line-clamp-3 min-w-0 wrap-anywhere whitespace-pre-line">
        {card.kitchenNote}
      </span>
    </p>
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
