'use client'

import { useTranslations } from 'next-intl'
import { LazyJourneyMap } from '@/components/map/lazy-journey-map'
import type { MapTiles } from '@/components/map/map-tiles'
import { ageOf } from '@/components/ui/age-of'
import { useNow } from '@/components/ui/use-now'
import type { TrackedOrder } from '@/lib/tracking/schema'

/** From here on the position is a hint, not a place: the courier may be streets further. */
const OLD_MS = 120_000

type RideMapProps = {
  order: Pick<TrackedOrder, 'region'>
  ride: NonNullable<TrackedOrder['ride']>
  store: string
  tiles: MapTiles | null
}

/** The courier where they were last seen, with the age of that; never moved further. */
export function RideMap({ order, ride, store, tiles }: RideMapProps) {
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
