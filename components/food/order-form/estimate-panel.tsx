'use client'

import { Bike, CircleQuestionMark, Check, CircleSlash, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Age } from '@/components/ui/clock/age'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import type { EstimateAnswer } from '@/lib/food/model/estimate'
import type { DraftOrder } from './draft'
import { PriceLadder } from './price-ladder'
import { useEstimate } from './use-estimate'

type EstimatePanelProps = { region: Region | undefined; className?: string }

/** What the platform says before it is asked to deliver. It informs; it never stands in the way. */
export function EstimatePanel({ region, className }: EstimatePanelProps) {
  const t = useTranslations('food.estimate')
  const estimate = useEstimate(region)
  return (
    <section
      aria-labelledby="estimate-title"
      aria-busy={estimate.isAsking}
      className={cn('min-w-0 space-y-3 rounded-outer border bg-surface p-4', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="estimate-title" className="text-base font-semibold">
          {t('title')}
        </h2>
        {estimate.data && !estimate.isAsking && (
          <span className="text-xs text-muted">
            {t('asOf')} <Age at={new Date(estimate.dataUpdatedAt).toISOString()} />
          </span>
        )}
      </div>
      <div aria-live="polite" className="space-y-3">
        {estimate.missing ? (
          <p className="text-muted">
            {estimate.missing === 'pin' ? t('waitingFor') : t('waitingForTime')}
          </p>
        ) : estimate.isAsking ? (
          <Asking />
        ) : estimate.data && region ? (
          <Answer answer={estimate.data} region={region} />
        ) : (
          <p>{t('failed')}</p>
        )}
      </div>
    </section>
  )
}

function Asking() {
  const t = useTranslations('food.estimate')
  return (
    <div className="space-y-3">
      <p className="sr-only">{t('asking')}</p>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}

function Answer({ answer, region }: { answer: EstimateAnswer; region: Region }) {
  const words = useProblemText()
  const { control } = useFormContext<DraftOrder>()
  const isLater = useWatch({ control, name: 'when' }) === 'later'
  const { problem, problemCode } = answer
  return (
    <>
      <Delivers delivers={answer.delivers} />
      {/* Where nothing is delivered there is no time and no price, and saying so twice helps nobody. */}
      {answer.delivers !== false && (
        <>
          <EstimateTimes answer={answer} isLater={isLater} />
          <PriceLadder ladder={answer.ladder} region={region} />
          {problem && (
            <p className="text-muted">
              {words.sentence({ problem, ...(problemCode !== null && { code: problemCode }) })}
            </p>
          )}
        </>
      )}
    </>
  )
}

function Delivers({ delivers }: { delivers: boolean | null }) {
  const t = useTranslations('food.estimate')
  if (delivers === null) {
    return (
      <p className="flex items-center gap-2">
        <CircleQuestionMark aria-hidden className="size-5 shrink-0 text-muted" />
        {t('deliversUnknown')}
      </p>
    )
  }
  if (delivers) {
    return (
      <p className="flex items-center gap-2 text-base font-semibold text-done">
        <Check aria-hidden className="size-5 shrink-0" />
        {t('delivers')}
      </p>
    )
  }
  return (
    <div className="text-late">
      <p className="flex items-center gap-2 text-base font-semibold">
        <CircleSlash aria-hidden className="size-5 shrink-0" />
        {t('deliversNot')}
      </p>
      <p className="mt-1">{t('deliversNotHelp')}</p>
    </div>
  )
}

/** How soon a courier accepts and is at the door, of an order placed now (food §4.11). */
function EstimateTimes({ answer, isLater }: { answer: EstimateAnswer; isLater: boolean }) {
  const t = useTranslations('food.estimate')
  if (isLater) return <Line icon={<Clock aria-hidden />}>{t('laterTimes')}</Line>
  const courier = estimateMinutes(answer.minutesToCourier, answer.minutesToCourierRange)
  const door = estimateMinutes(answer.minutesToDoor, answer.minutesToDoorRange)
  return (
    <>
      <Line icon={<Bike aria-hidden />}>{words(courier, t, COURIER)}</Line>
      <Line icon={<Clock aria-hidden />}>{words(door, t, DOOR)}</Line>
    </>
  )
}

const COURIER = {
  range: 'toCourierRange',
  minutes: 'toCourier',
  unknown: 'toCourierUnknown',
} as const
const DOOR = { range: 'toDoorRange', minutes: 'toDoor', unknown: 'toDoorUnknown' } as const

type Translate = ReturnType<typeof useTranslations<'food.estimate'>>

function words(time: MinutesMessage, t: Translate, keys: typeof COURIER | typeof DOOR): string {
  if (time.key === 'range') return t(keys.range, { range: time.range })
  if (time.key === 'minutes') return t(keys.minutes, { minutes: time.minutes })
  return t(keys.unknown)
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      {children}
    </p>
  )
}

/** How a predicted time is said: as a range, as a number, or as not known (food §4.11). */
type MinutesMessage =
  { key: 'range'; range: string } | { key: 'minutes'; minutes: number } | { key: 'unknown' }

/** −1, null and anything else that is no time from now is not known; a range says more than a number. */
export function estimateMinutes(minutes: number | null, range: string | null): MinutesMessage {
  if (minutes === null || minutes < 0) return { key: 'unknown' }
  const ends = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(range ?? '')
  if (!ends) return { key: 'minutes', minutes }
  const [from, to] = [Number(ends[1]), Number(ends[2])]
  if (from === to) return { key: 'minutes', minutes: from }
  return { key: 'range', range: `${Math.min(from, to)}–${Math.max(from, to)}` }
}
