'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/age'
import { useNow } from '@/components/ui/use-now'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import type { OrderDetail, Prediction } from '@/lib/orders/schema'
import { minutesSince, minutesUntil } from './lateness'
import { Panel } from './panel'
import { rangeOf } from './prediction-range'
import { useStoreTime } from './use-store-time'

/** What the platform predicts, each with when it said so; words where it predicts nothing. */
export function NextMoments({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const closed = isClosed(order.card.stage) || order.card.placing === 'refused'
  const predictions = closed ? [] : order.predictions
  return (
    <Panel title={t('predictions')}>
      {predictions.length === 0 ? (
        <p className="text-muted">{closed ? t('noPredictionsClosed') : t('noPredictions')}</p>
      ) : (
        <ul className="space-y-3">
          {predictions.map((prediction) => (
            <Moment key={prediction.moment} prediction={prediction} region={order.region} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Moment({ prediction, region }: { prediction: Prediction; region: Region }) {
  const t = useTranslations('food.order')
  const time = useStoreTime(region)
  const now = useNow(10_000)
  const minutes = minutesUntil(prediction.at, now)
  const range = rangeOf(prediction)
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t(`predictionKind.${prediction.moment}`)}</span>
        <span className="tabular-nums">
          <span className="font-mono font-semibold">{time.clock(prediction.at)}</span>{' '}
          {minutes > 0
            ? t('predictionIn', { minutes })
            : t('predictionPassed', { minutes: minutesSince(prediction.at, now) })}
        </span>
      </p>
      <p className="text-muted tabular-nums">
        {range && (
          <>{t('predictionRange', { from: time.clock(range.from), to: time.clock(range.to) })} · </>
        )}
        {t('asOf')} <Age at={prediction.asOf} />
      </p>
    </li>
  )
}
