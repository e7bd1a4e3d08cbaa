'use client'

import { Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LazyJourneyMap } from '@/components/map/lazy-journey-map'
import type { MapTiles } from '@/components/map/map-view'
import { PhoneNumber } from '@/components/orders/phone-number'
import { StageSteps } from '@/components/orders/page/stage-steps'
import { buttonClass } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import type { TrackedOrder } from '@/lib/tracking/model/tracked-order'
import { LinkEnded } from './link-ended'
import { useClock } from './use-clock'
import { useTrackedOrder } from './use-tracked-order'

/** From here on the position is a hint, not a place: the courier may be streets further. */
const OLD_MS = 120_000

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
      <StoreBand
        name={store}
        phone={order.storePhone}
        region={order.region}
        colour={order.storeColour}
      />
      <div aria-live="polite">
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

type StoreBandProps = { name: string; phone: string | null; region: Region; colour: string }

/** Whose order it is, in the store's own colour, and one press to call it. */
function StoreBand({ name, phone, region, colour }: StoreBandProps) {
  const t = useTranslations('tracking')
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-outer px-4 py-3 text-white print:text-black"
      style={{ backgroundColor: colour }}
    >
      <p className="min-w-0 text-lg font-semibold wrap-anywhere">{t('from', { store: name })}</p>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('call', { store: name })}
          className={buttonClass({
            size: 'counter',
            variant: 'quiet',
            className:
              'border-white/70 font-mono text-white hover:bg-white/15 print:inline-flex print:text-black',
          })}
        >
          <Phone aria-hidden />
          <PhoneNumber phone={phone} region={region} />
        </a>
      )}
    </div>
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
