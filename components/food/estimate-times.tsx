'use client'

import { Bike, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { EstimateAnswer } from '@/lib/food/schema'
import { estimateMinutes, type MinutesWords } from './estimate-minutes'

/** How soon a courier accepts and is at the door, of an order placed now (food §4.11). */
export function EstimateTimes({ answer, isLater }: { answer: EstimateAnswer; isLater: boolean }) {
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

function words(time: MinutesWords, t: Translate, keys: typeof COURIER | typeof DOOR): string {
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
