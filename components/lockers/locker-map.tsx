'use client'

import './locker-map.css'

import type { Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { DoorMarker } from '@/components/map/door-marker'
import type { MapTiles } from '@/components/map/map-tiles'
import { MapView } from '@/components/map/map-view'
import type { Coordinates } from '@/lib/domain/coordinates'
import { clusterIndex } from './cluster-index'
import type { FoundLocker } from './find-lockers'
import { fitOf } from './fit-of'
import { LockerMarks } from './locker-marks'
import { MapFollower } from './map-follower'

export type LockerMapProps = {
  tiles: MapTiles | null
  found: readonly FoundLocker[]
  chosen: FoundLocker | null
  onChoose: (key: string) => void
  /** From where the nearest is meant. */
  origin: Coordinates | null
  /** A tap on the map, or the pin dragged. */
  onPin: (at: Coordinates) => void
  fitKey: string
}

/** The lockers that were found, in clusters, with the one that is looked at above them. */
export function LockerMap(props: LockerMapProps) {
  const { tiles, found, chosen, onChoose, origin, onPin, fitKey } = props
  const t = useTranslations('lockers')
  const map = useRef<LeafletMap>(null)
  const index = useMemo(
    () =>
      clusterIndex(
        found.flatMap(({ key, locker: { location } }) => (location ? [{ key, location }] : [])),
      ),
    [found],
  )
  const names = useMemo(() => new Map(found.map((one) => [one.key, one.locker])), [found])
  const fit = useMemo(() => fitOf(found, origin), [found, origin])
  return (
    <MapView region="HK" label={t('map')} mapRef={map} {...{ tiles, fit, fitKey }}>
      <LockerMarks
        index={index}
        lockers={names}
        chosen={chosen?.locker.location ? chosen : null}
        onChoose={onChoose}
      />
      {origin && <DoorMarker position={origin} name={t('pin')} onDragged={onPin} />}
      <MapFollower to={chosen?.locker.location ?? null} onTap={onPin} />
    </MapView>
  )
}
