'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { useNow } from '@/components/ui/use-now'
import type { Region } from '@/lib/domain/areas'
import type { TrackedOrder } from '@/lib/tracking/schema'
import { useClock } from './use-clock'

type ArrivalLineProps = { arrival: TrackedOrder['arrival']; region: Region }

/** When it should be at the door, on the store's clock, and how old that word is. */
export function ArrivalLine({ arrival, region }: ArrivalLineProps) {
  const t = useTranslations('tracking')
  const clock = useClock(region)
  const now = useNow(10_000)
  if (!arrival) return <p className="text-muted">{t('arrivalUnknown')}</p>
  const [from, to] = [clock.time(arrival.from), clock.time(arrival.to)]
  const isLate = Date.parse(arrival.to) < now
  return (
    <div>
      <p className="text-base">{t('arrival')}</p>
      <p className="font-mono text-code font-semibold tracking-tight">
        {from === to ? from : t('arrivalRange', { from, to })}
      </p>
      <p className="text-muted">
        {isLate && <span className="font-medium text-late">{t('arrivalLate')} · </span>}
        {t('asOf')} <Age at={arrival.asOf} />
      </p>
    </div>
  )
}
