'use client'

import { useTranslations } from 'next-intl'
import { Age } from '@/components/ui/clock/age'
import { useNow } from '@/components/ui/clock/use-now'
import type { Region } from '@/lib/domain/areas'
import { MOMENTS } from '@/lib/domain/time/moments'
import { isClosed } from '@/lib/domain/stages'
import type { Prediction } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { minutesSince, minutesUntil } from '../board/lateness'
import { momentMessage, type MomentMessage, rangeOf } from './moment-message'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'

/** Each moment to come: past, predicted with when that was said, or why nothing is known of it. */
export function NextMoments({ order }: { order: OrderDetail }) {
  const t = useTranslations('food.order')
  const { card, region, selfPickup } = order
  const closed = isClosed(card.stage) || card.placing === 'refused'
  const isCarried = !selfPickup && (!closed || card.stage === 'done')
  return (
    <Panel title={t('predictions')}>
      {isCarried && (
        <ul className="space-y-3">
          {MOMENTS.map((moment) => (
            <Moment key={moment} words={momentMessage(moment, card.stage, order)} region={region} />
          ))}
        </ul>
      )}
      {closed && <p className="mt-3 text-muted first:mt-0">{t('noPredictionsClosed')}</p>}
      {selfPickup && !closed && <p className="text-muted">{t('noCourier')}</p>}
    </Panel>
  )
}

function Moment({ words, region }: { words: MomentMessage; region: Region }) {
  const t = useTranslations('food.order')
  const { moment, kind } = words
  if (kind === 'predicted') return <Predicted prediction={words.prediction} region={region} />
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-medium">{t(`predictionKind.${moment}`)}</span>
      <span className="text-muted">
        {kind === 'past' && t(`momentPast.${moment}`)}
        {kind === 'after-accept' && t('momentAfterAccept')}
        {kind === 'unknown' && t('momentUnknown')}
        {kind === 'nothing' && (
          <>
            {t('momentNothing')} · {t('asOf')} <Age at={words.said.asOf} />
          </>
        )}
      </span>
    </li>
  )
}

function Predicted({ prediction, region }: { prediction: Prediction; region: Region }) {
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
