'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Age } from '@/components/ui/clock/age'
import type { Region } from '@/lib/domain/areas'
import type { EstimateAnswer } from '@/lib/food/model/estimate'
import type { DraftOrder } from '../draft'
import { PriceLadder } from './price-ladder'

type EstimateDetailsProps = {
  answer: EstimateAnswer
  /** Epoch ms: the forecasts count from it. */
  askedAt: number
  region: Region
}

/** The rest of an estimate: whether it is delivered there, what is forecast, and the price of each bill. */
export function EstimateDetails({ answer, askedAt, region }: EstimateDetailsProps) {
  const t = useTranslations('food.estimate')
  const words = useProblemText()
  const { delivers, problem, problemCode } = answer
  return (
    <div className="space-y-3">
      <p>
        {delivers === null ? t('deliversUnknown') : t(delivers ? 'delivers' : 'deliversNotHelp')}
      </p>
      {/* Where nothing is delivered there is no time and no price. */}
      {delivers !== false && (
        <>
          <Forecast answer={answer} askedAt={askedAt} region={region} />
          <PriceLadder ladder={answer.ladder} region={region} />
          {problem && (
            <p className="text-muted">
              {words.sentence({ problem, ...(problemCode !== null && { code: problemCode }) })}
            </p>
          )}
        </>
      )}
      <p className="text-xs text-muted">
        {t('asOf')} <Age at={new Date(askedAt).toISOString()} />
      </p>
    </div>
  )
}

/** When a courier should accept, of an order placed now (food §4.11). */
function Forecast({ answer, askedAt, region }: EstimateDetailsProps) {
  const t = useTranslations('food.estimate')
  const { control } = useFormContext<DraftOrder>()
  const time = useStoreTime(region)
  if (useWatch({ control, name: 'when' }) === 'later') return <p>{t('laterTimes')}</p>
  const { minutesToCourier: minutes } = answer
  if (minutes === null || minutes < 0) return <p className="text-muted">{t('toCourierUnknown')}</p>
  return <p>{t('toCourier', { time: time.clock(askedAt + minutes * 60_000) })}</p>
}
