'use client'

import { useTranslations } from 'next-intl'
import type { CourierPosition, OrderDetail } from '@/lib/orders/schema'
import { isStale } from './position-age'
import { rangeOf } from './prediction-range'
import { useSeenText } from './use-seen-text'
import { useStoreTime } from '@/components/orders/use-store-time'

/** How far the courier is and how old that is; of an old position it says what was true then. */
export function WhereCourier({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.courier')
  const time = useStoreTime(order.region)
  const last = order.trail.at(-1)
  const delivery = order.predictions.find(({ moment }) => moment === 'delivery')
  const range = delivery ? rangeOf(delivery) : null
  return (
    <div className="mt-3 space-y-1 tabular-nums">
      {last ? <Seen last={last} /> : <p className="text-muted">{t('never')}</p>}
      {range && <p>{t('etaRange', { from: time.clock(range.from), to: time.clock(range.to) })}</p>}
    </div>
  )
}

function Seen({ last }: { last: CourierPosition }) {
  const t = useTranslations('food.courier')
  const { text: seen, ageMs } = useSeenText(last.at)
  const minutes = last.etaMinutes !== null && last.etaMinutes >= 0 ? last.etaMinutes : null
  if (isStale(ageMs)) {
    return (
      <p className="font-medium text-late">
        {minutes === null
          ? t('whereStaleUnknown', { seen })
          : t('whereStale', { seen, eta: t('etaThen', { minutes }) })}
      </p>
    )
  }
  const eta = minutes === null ? t('etaUnknown') : t('minutesAway', { minutes })
  return <p className="font-medium">{t('where', { eta, seen })}</p>
}
