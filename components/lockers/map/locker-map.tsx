'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { type MapTiles, MapView } from '@/components/map/map-view'
import { DoorMarker } from '@/components/map/markers/door-marker'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { LockerMatch } from '../find-lockers'
import '../locker-map.css'
import { fitOf } from './fit-of'
import { LockerMarks } from './locker-marks'

/** Near enough that a locker stands for itself. */
const STREET_ZOOM = 16

export type LockerMapProps = {
  tiles: MapTiles | null
  found: readonly LockerMatch[]
  chosen: LockerMatch | null
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
  const points = useMemo(
    () => found.flatMap(({ key, locker: { location } }) => (location ? [{ key, location }] : [])),
    [found],
  )
  const names = useMemo(() => new Map(found.map((one) => [one.key, one.locker])), [found])
  const fit = useMemo(() => fitOf(found, origin), [found, origin])
  return (
    <MapView region="HK" label={t('map')} mapRef={map} tiles={tiles} fit={fit} fitKey={fitKey}>
      <LockerMarks
        points={points}
        lockers={names}
        chosen={chosen?.locker.location ? chosen : null}
        onChoose={onChoose}
      />
      {origin && <DoorMarker position={origin} name={t('pin')} onDragged={onPin} />}
      <MapFollower to={chosen?.locker.location ?? null} onTap={onPin} />
    </MapView>
  )
}

type Props = { to: Coordinates | null; onTap: (at: Coordinates) => void }

/** Brings what was chosen in the list into sight, and tells where the map was tapped. */
function MapFollower({ to, onTap }: Props) {
  const map = useMap()
  useMapEvents({
    click: ({ latlng }) => {
      const { lat, lng } = latlng.wrap()
      onTap({ lat, lng })
    },
  })
  useEffect(() => {
    if (!to) return
    const isSeen = map.getZoom() >= STREET_ZOOM - 2 && map.getBounds().pad(-0.1).contains(to)
    if (!isSeen) map.setView(to, Math.max(map.getZoom(), STREET_ZOOM), { animate: false })
  }, [map, to])
  return null
}
