'use client'

import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LazyJourneyMap } from '@/components/map/lazy-journey-map'
import type { MapTiles } from '@/components/map/map-view'
import { Age } from '@/components/ui/clock/age'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { type Stage, isClosed } from '@/lib/domain/stages'
import type { TrackedOrder } from '@/lib/tracking/model/tracked-order'
import { LinkEnded } from './link-ended'
import { useClock } from './use-clock'
import { useTrackedOrder } from './use-tracked-order'

/** The steps that a customer knows of, in their order. Keys of `tracking.steps`. */
export const STEPS = ['waiting', 'coming', 'at-store', 'riding', 'done'] as const

/** From here on the position is a hint, not a place: the courier may be streets further. */
const OLD_MS = 120_000

const BARS = { past: 'bg-done', now: 'bg-moving', ahead: 'bg-border' } as const

const WORDS = { past: 'text-muted', now: 'font-semibold', ahead: 'text-muted' } as const

type TrackPageProps = { token: string; first: TrackedOrder; tiles: MapTiles | null }

/** How far the order is, when it should come, and where the courier is while they ride. */
export function TrackPage({ token, first, tiles }: TrackPageProps) {
  const t = useTranslations('tracking')
  const isChinese = useLocale().startsWith('zh')
  const { order, state } = useTrackedOrder(token, first)
  const clock = useClock(order.region)
  if (state === 'ended') return <LinkEnded />
  const { stage, isCancelling, storeName, closedAt, scheduledFor } = order
  const said = isCancelling ? 'cancelling' : stage
  const goesOn = !isClosed(stage) && !isCancelling
  const store = isChinese ? storeName.zh : storeName.en
  const isOver = isClosed(stage)
  return (
    <>
      <div aria-live="polite">
        <p className="text-base wrap-anywhere text-muted">{t('from', { store })}</p>
        <h1 className="text-xl font-semibold tracking-tight text-balance">{t(`stage.${said}`)}</h1>
        <p className="mt-1 text-base">{t(`stageText.${said}`)}</p>
        {closedAt && <p className="text-muted">{t('ended', { time: clock.day(closedAt) })}</p>}
      </div>
      {stage !== 'cancelled' && !isCancelling && <StageSteps stage={stage} />}
      {goesOn && <ArrivalLine arrival={order.arrival} region={order.region} />}
      {goesOn && scheduledFor && (
        <p className="text-base">{t('promised', { time: clock.day(scheduledFor) })}</p>
      )}
      {order.ride && <RideMap order={order} ride={order.ride} store={store} tiles={tiles} />}
      {state === 'failed' ? (
        <Notice kind="late" role="status">
          {t('stale')}
        </Notice>
      ) : (
        <p className="text-muted">{t(isOver ? 'over' : 'updates')}</p>
      )}
    </>
  )
}

type ArrivalLineProps = { arrival: TrackedOrder['arrival']; region: Region }

/** When it should be at the door, on the store's clock, and how old that word is. */
function ArrivalLine({ arrival, region }: ArrivalLineProps) {
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

/** The way of an order in five steps. Nothing for a stage that does not say how far it is. */
function StageSteps({ stage }: { stage: Stage }) {
  const t = useTranslations('tracking.steps')
  const states = stepStates(stage)
  if (!states) return null
  return (
    <ol aria-label={t('label')} className="grid grid-cols-5 gap-1.5">
      {STEPS.map((step) => {
        const state = states[step]
        return (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0">
            <span aria-hidden className={cn('mb-1.5 block h-1.5 rounded-full', BARS[state])} />
            <span className={cn('flex items-start gap-0.5 text-xs', WORDS[state])}>
              {state === 'past' && <Check aria-hidden className="mt-0.5 size-3 shrink-0" />}
              <span className="min-w-0 wrap-anywhere">{t(step)}</span>
              <span className="sr-only">, {t(state)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type RideMapProps = {
  order: Pick<TrackedOrder, 'region'>
  ride: NonNullable<TrackedOrder['ride']>
  store: string
  tiles: MapTiles | null
}

/** The courier where they were last seen, with the age of that; never moved further. */
function RideMap({ order, ride, store, tiles }: RideMapProps) {
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const { courier, door } = ride
  const now = useNow(5000)
  const ageMs = courier ? now - Date.parse(courier.at) : 0
  const isOld = ageMs > OLD_MS
  const { unit, count } = ageOf(ageMs)
  const age = t(isOld ? 'lastSeen' : 'seen', { age: common(`age.${unit}`, { count }) })
  return (
    <figure className="flex flex-col gap-2">
      <LazyJourneyMap
        region={order.region}
        tiles={tiles}
        label={t('map')}
        store={{ position: ride.store, name: store }}
        door={door && { position: door, name: t('you') }}
        positions={courier ? [courier] : []}
        age={age}
        stale={isOld}
        className="h-72"
      />
      <figcaption className="font-medium">
        {courier ? t('courierSeen', { seen: age }) : t('notSeen')}
      </figcaption>
    </figure>
  )
}

type Step = (typeof STEPS)[number]

type StepState = 'past' | 'now' | 'ahead'

/** Where each step is at a stage; null when the stage does not tell. The last one is past when done. */
export function stepStates(stage: Stage): Record<Step, StepState> | null {
  const reached = STEPS.findIndex((step) => step === (stage === 'near' ? 'riding' : stage))
  if (reached < 0) return null
  const stateOf = (index: number): StepState => {
    if (stage === 'done' || index < reached) return 'past'
    return index === reached ? 'now' : 'ahead'
  }
  return Object.fromEntries(STEPS.map((step, index) => [step, stateOf(index)])) as Record<
    Step,
    StepState
  >
}
