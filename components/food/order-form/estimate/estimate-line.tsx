'use client'

import { Check, ChevronUp, CircleQuestionMark, CircleSlash } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import { parseAmount } from '@/lib/domain/money'
import type { EstimateAnswer } from '@/lib/food/model/estimate'
import type { DraftOrder } from '../draft'
import { estimateMinutes } from './estimate-minutes'
import { ladderRows } from './ladder-rows'
import { useEstimate } from './use-estimate'
import { usePriceText } from './use-price-text'

const EstimateDetails = dynamic(
  () => import('./estimate-details').then((module) => module.EstimateDetails),
  { ssr: false, loading: () => <Skeleton className="h-40" /> },
)

type EstimateLineProps = {
  region: Region | undefined
  /** The store is closed: what the platform says of now means nothing. */
  isClosed: boolean
}

/**
 * What the platform says before it is asked to deliver, on one line: how soon and for how much.
 * Pressed, it tells the rest. It informs; it never stands in the way.
 */
export function EstimateLine({ region, isClosed }: EstimateLineProps) {
  const t = useTranslations('food.estimate')
  const estimate = useEstimate(region)
  const [isOpen, setOpen] = useState(false)
  const { data } = estimate
  return (
    <section aria-label={t('title')} aria-busy={estimate.isAsking} className="min-w-0">
      <div aria-live="polite">
        {estimate.isMissing ? (
          <p className="text-muted">{t('waitingFor')}</p>
        ) : estimate.isAsking ? (
          <>
            <p className="sr-only">{t('asking')}</p>
            <Skeleton className="h-6 w-3/4" />
          </>
        ) : data && region ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-12 w-full items-center gap-2 rounded-inner text-left text-base hover:bg-sunken"
          >
            <Summary answer={data} region={region} isClosed={isClosed} />
            <ChevronUp
              aria-hidden
              className={`ml-auto size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
            />
            <span className="sr-only">{t('ladder')}</span>
          </button>
        ) : (
          <p>{t('failed')}</p>
        )}
      </div>
      {isOpen && data && region && (
        <div className="max-h-[45dvh] overflow-y-auto pb-2">
          <EstimateDetails answer={data} askedAt={estimate.dataUpdatedAt} region={region} />
        </div>
      )}
    </section>
  )
}

type SummaryProps = { answer: EstimateAnswer; region: Region; isClosed: boolean }

function Summary({ answer, region, isClosed }: SummaryProps) {
  const t = useTranslations('food.estimate')
  const { control } = useFormContext<DraftOrder>()
  const [when, amount] = useWatch({ control, name: ['when', 'amount'] })
  const price = usePriceText(region)
  const { delivers, ladder, minutesToDoor, minutesToDoorRange } = answer
  if (delivers === false && !isClosed) {
    return (
      <Words icon={<CircleSlash aria-hidden />} className="font-semibold text-late">
        {t('deliversNot')}
      </Words>
    )
  }
  const door = estimateMinutes(minutesToDoor, minutesToDoorRange)
  const time =
    when === 'later' || isClosed || door.key === 'unknown'
      ? null
      : door.key === 'range'
        ? t('toDoorRange', { range: door.range })
        : t('toDoor', { minutes: door.minutes })
  const bill = parseAmount(amount, region)
  const yours = Array.isArray(ladder) && ladderRows(ladder, bill).find((row) => row.isYours)
  const isByAmount = Array.isArray(ladder) && ladder.length > 0
  const fee = yours ? price.fee(yours.fee) : isByAmount ? t('feeByAmount') : null
  const said = [time, fee].filter((one) => one !== null).join(' · ')
  if (delivers !== true) {
    return (
      <Words icon={<CircleQuestionMark aria-hidden className="text-muted" />}>
        {said || t('deliversUnknown')}
      </Words>
    )
  }
  return (
    <Words icon={<Check aria-hidden className="text-done" />} className="font-medium tabular-nums">
      {said || t('delivers')}
    </Words>
  )
}

type WordsProps = { icon: ReactNode; className?: string; children: ReactNode }

function Words({ icon, className = '', children }: WordsProps) {
  return (
    <span
      className={`flex min-w-0 items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0 ${className}`}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
