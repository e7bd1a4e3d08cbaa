import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Row, RowLink, Td } from '@/components/ui/table'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { nameOf } from '@/lib/orders/model/order-card'
import { recipientPhone } from '@/lib/orders/model/recipient-phone'
import { ALERT_ICONS } from '../board/order-tile'
import type { FoodStore } from '../food-store'
import type { BoardRow } from '../board/build-board'
import { KitchenStart } from '../board/kitchen-start'
import { AsOf, durationMessage, LatePill } from '../board/tile-words'
import { PhoneNumber } from '@/components/orders/phone-number'
import { StoreChip } from '@/components/orders/store-chip'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useMoney } from '@/components/orders/use-money'
import { useStoreTime } from '@/components/orders/use-store-time'

const WRAPS_ON_PHONE =
  'max-sm:rounded-outer max-sm:[&>span]:overflow-visible max-sm:[&>span]:whitespace-normal'

type ListRowProps = BoardRow & {
  region: Region
  /** Undefined while the list is of one store. */
  store: FoodStore | undefined
}

/** One order in the list. Drawn again only when its card or one of its whole minutes changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { card, attention, alert, region, store } = props
  const t = useTranslations('food')
  const money = useMoney(region)
  const who = nameOf(card) ?? t('board.noName')
  const label = useLabel(props)
  const phone = recipientPhone(card, region)
  return (
    <Row className={cn(alert && 'bg-accent-soft', isClosed(card.stage) && 'text-muted')}>
      <Td className="whitespace-nowrap">
        <RowLink
          href={foodPaths.order(card.id)}
          data-card={card.id}
          data-alert={alert ?? undefined}
          aria-label={label}
        >
          <span className="font-mono text-base">{card.pickupCode ?? t('board.noCode')}</span>
        </RowLink>
        {alert && <AlertMark alert={alert} />}
        <span className="block max-w-24 truncate sm:hidden">{who}</span>
        {store && (
          <StoreChip
            store={store}
            className="block w-fit max-w-28 leading-(--line-tight) lg:hidden"
          />
        )}
      </Td>
      <Td className="max-sm:px-2 sm:whitespace-nowrap">
        <div className="flex flex-wrap gap-1">
          <StagePill card={card} attention={attention} className={WRAPS_ON_PHONE} />
          <StandingNotes card={card} />
        </div>
      </Td>
      <NextCell {...props} />
      <Td className="max-w-48 min-w-24 truncate max-sm:hidden">{who}</Td>
      <Td className="font-mono whitespace-nowrap max-lg:hidden">
        {phone && <PhoneNumber phone={phone} region={region} />}
      </Td>
      <Td className="max-w-64 truncate max-2xl:hidden">{card.address}</Td>
      <Td className="max-w-40 truncate max-lg:hidden">{card.courier?.name}</Td>
      {store && (
        <Td className="max-w-40 max-lg:hidden">
          <StoreChip store={store} className="max-w-full align-middle" />
        </Td>
      )}
      <Td align="end" className="whitespace-nowrap max-sm:hidden">
        {!isClosed(card.stage) && <AgeText minutes={props.ageMinutes} />}
      </Td>
      <Td align="end" className="font-mono whitespace-nowrap max-lg:hidden">
        {card.totalCents !== null && money(card.totalCents)}
      </Td>
    </Row>
  )
})

/** How late it is, or what comes next. */
function NextCell(props: ListRowProps) {
  const { attention, lateWhat, lateMinutes } = props
  return (
    <Td className="max-sm:px-2 lg:whitespace-nowrap">
      {lateWhat ? (
        <LatePill what={lateWhat} minutes={lateMinutes} className="lg:[&>span]:whitespace-nowrap" />
      ) : (
        !attention && <NextWords {...props} />
      )}
      <KitchenStart card={props.card} region={props.region} className="flex" />
    </Td>
  )
}

/** What comes next; how old that word is, once it is old enough to doubt it. */
function NextWords({ card, nextMinutes, asOfMinutes, startsMinutes, region }: ListRowProps) {
  const t = useTranslations('food')
  const time = useStoreTime(region)
  if (card.placing === 'refused') return null
  if (card.closedAt) return t('next.ended', { time: time.clock(card.closedAt) })
  if (startsMinutes !== null && card.scheduledFor) {
    return t('scheduled', { time: time.weekday(card.scheduledFor) })
  }
  if (!card.next) return null
  const at = time.clock(card.next.at)
  return (
    <>
      {t(`next.${card.next.moment}`, { minutes: nextMinutes, time: at })}
      <AsOf minutes={asOfMinutes} />
    </>
  )
}

function useLabel({ card, attention }: ListRowProps): string {
  const t = useTranslations('food')
  const who = nameOf(card) ?? t('board.noName')
  const stage = useStageLabel().standing(card, attention)
  const code = card.pickupCode
  return code ? t('board.open', { code, who, stage }) : t('board.openNoCode', { who, stage })
}

function AlertMark({ alert }: { alert: NonNullable<BoardRow['alert']> }) {
  const t = useTranslations('board.alert')
  const Icon = ALERT_ICONS[alert]
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-middle text-xs font-semibold">
      <Icon aria-hidden className="size-4 text-accent" />
      {t(alert)}
    </span>
  )
}

function AgeText({ minutes }: { minutes: number }) {
  const t = useTranslations('food.age')
  const age = durationMessage(minutes)
  if (age.key === 'now') return t('now')
  return age.key === 'minutes'
    ? t('minutes', { count: age.count })
    : t('hours', { hours: age.hours, minutes: age.minutes })
}
