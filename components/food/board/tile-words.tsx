import { AlarmClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { cn } from '@/components/ui/cn'
import { Meaning } from '@/components/ui/meaning'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { BoardRow } from './build-board'
import type { Lateness } from './lateness'

/** From here on the minutes say nothing any more. */
const HOURS_FROM = 120
const DAYS_FROM = 48 * 60

/** A prediction that the platform has not renewed for this long is said to be old. */
export const OLD_MINUTES = 5

type LateProps = { what: Lateness['what']; minutes: number; className?: string }

/** What has not happened in time, in words, colour and icon. */
export function LatePill(props: LateProps) {
  const words = useLateWords(props)
  return (
    <Meaning kind="late" icon={<AlarmClock aria-hidden />} wraps className={props.className}>
      {words}
    </Meaning>
  )
}

/** As `LatePill`, in the room that a card has. */
export function LateWords(props: LateProps) {
  const words = useLateWords(props)
  return (
    <p className="flex gap-1.5 font-semibold text-late">
      <AlarmClock aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}

function useLateWords({ what, minutes }: LateProps): string {
  const t = useTranslations('food.late')
  return minutes < HOURS_FROM
    ? t(what, { minutes })
    : t('hours', { hours: Math.floor(minutes / 60) })
}

type TimeLeftProps = Pick<
  BoardRow,
  'card' | 'leftMinutes' | 'startsMinutes' | 'ageMinutes' | 'lateWhat'
> & { className?: string }

/** How long there is, in figures to be read from across the room: "12 min", and "−4" once it is late. */
export function TimeLeft(props: TimeLeftProps) {
  const { card, leftMinutes, startsMinutes, ageMinutes, lateWhat, className } = props
  const t = useTranslations('food.left')
  const age = useTranslations('food.age')
  if (isClosed(card.stage) || card.placing === 'refused') return null
  const minutes = startsMinutes ?? leftMinutes
  if (minutes === null) {
    const { key, ...numbers } = durationMessage(ageMinutes)
    return (
      <span className={cn('text-sm font-medium text-muted tabular-nums', className)}>
        {age(key, numbers as { count: number; hours: number; minutes: number })}
      </span>
    )
  }
  const { value, unit } = figureOf(minutes)
  const said = startsMinutes !== null ? 'starts' : lateWhat ? 'late' : 'left'
  return (
    <span className={cn('text-right whitespace-nowrap tabular-nums', className)}>
      <span className="sr-only">{t(said, { time: `${value} ${t(unit)}` })}</span>
      {said === 'starts' && (
        <span aria-hidden className="block text-xs leading-(--line-tiny) text-muted">
          {t('startsIn')}
        </span>
      )}
      <span
        aria-hidden
        className={cn('text-[24px] leading-7 font-semibold', lateWhat && 'text-late')}
      >
        {lateWhat && '−'}
        {value}
        {(!lateWhat || unit !== 'min') && (
          <span className="ml-0.5 text-sm font-medium">{t(unit)}</span>
        )}
      </span>
    </span>
  )
}

/** Whole minutes, hours or days, without a sign: whichever can be read at a glance. */
export function figureOf(minutes: number): { value: number; unit: 'min' | 'hours' | 'days' } {
  const size = Math.abs(minutes)
  if (size < HOURS_FROM) return { value: size, unit: 'min' }
  if (size < DAYS_FROM) return { value: Math.floor(size / 60), unit: 'hours' }
  return { value: Math.floor(size / (24 * 60)), unit: 'days' }
}

type NextLineProps = {
  card: OrderCard
  nextMinutes: number
  asOfMinutes: number
  region: Region
  /** That it is late is said beside it already. */
  isLate: boolean
}

/** The next moment to come in words; how old that word is, once it is old enough to doubt it. */
export function NextLine({ card, nextMinutes, asOfMinutes, region, isLate }: NextLineProps) {
  const t = useTranslations('food')
  const time = useStoreTime(region)
  // A refused order never began, so it did not end either.
  if (card.placing === 'refused') return null
  if (card.closedAt) {
    return (
      <p className="text-sm text-muted">{t('next.ended', { time: time.clock(card.closedAt) })}</p>
    )
  }
  if (!card.next || (card.handedOverAt && card.next.moment !== 'delivery')) return null
  const at = time.clock(card.next.at)
  return (
    <p className="text-sm leading-(--line-tight) text-muted tabular-nums">
      {isLate
        ? t('next.expected', { time: at })
        : t(`next.${card.next.moment}`, { minutes: nextMinutes, time: at })}
      <AsOf minutes={asOfMinutes} />
    </p>
  )
}

/** Since when the platform has said nothing new; nothing while that is recent. */
export function AsOf({ minutes }: { minutes: number }) {
  const t = useTranslations('food.asOf')
  if (minutes < OLD_MINUTES) return null
  const age = durationMessage(minutes)
  return (
    <span className="text-muted">
      {' · '}
      {age.key === 'hours' ? t('hours', { count: age.hours }) : t('minutes', { count: minutes })}
    </span>
  )
}

/** Which sentence says an age in whole minutes, and with which numbers. */
type DurationMessage =
  | { key: 'now' }
  | { key: 'minutes'; count: number }
  | { key: 'hours'; hours: number; minutes: number }

export function durationMessage(minutes: number): DurationMessage {
  if (minutes < 1) return { key: 'now' }
  if (minutes < 60) return { key: 'minutes', count: minutes }
  return { key: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
