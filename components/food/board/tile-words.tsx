import { AlarmClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Meaning } from '@/components/ui/meaning'
import type { Region } from '@/lib/domain/areas'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { Lateness } from './lateness'

/** From here on the minutes say nothing any more. */
const HOURS_FROM = 120

type LatePillProps = { what: Lateness['what']; minutes: number; className?: string }

/** What has not happened in time, in words, colour and icon. */
export function LatePill({ what, minutes, className }: LatePillProps) {
  const t = useTranslations('food.late')
  return (
    <Meaning kind="late" icon={<AlarmClock aria-hidden />} wraps className={className}>
      {minutes < HOURS_FROM
        ? t(what, { minutes })
        : t('hours', { hours: Math.floor(minutes / 60) })}
    </Meaning>
  )
}

type NextLineProps = {
  card: OrderCard
  nextMinutes: number
  asOfMinutes: number
  region: Region
  /** That it is late is said beside it already. */
  isLate: boolean
}

/** The next moment to come in words, with the age of what the platform said. */
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
  if (!card.next) return null
  const age = durationMessage(asOfMinutes)
  return (
    <p className="text-sm">
      {!isLate && (
        <span className="font-medium">
          {t(`next.${card.next.moment}`, { minutes: nextMinutes })}{' '}
        </span>
      )}
      <span className="text-muted tabular-nums">
        {isLate ? t('next.expected', { time: time.clock(card.next.at) }) : time.clock(card.next.at)}{' '}
        ·{' '}
        {age.key === 'hours'
          ? t('asOf.hours', { count: age.hours })
          : t(`asOf.${age.key}`, { count: age.key === 'minutes' ? age.count : 0 })}
      </span>
    </p>
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
