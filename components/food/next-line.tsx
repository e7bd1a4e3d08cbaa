import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { OrderCard } from '@/lib/orders/schema'
import { durationWords } from './duration-words'
import { useStoreTime } from '@/components/orders/use-store-time'

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
  const age = durationWords(asOfMinutes)
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
