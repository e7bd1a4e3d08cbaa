'use client'

import { useEffect } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'

/** Near enough that a locker stands for itself. */
const STREET_ZOOM = 16

type Props = { to: Coordinates | null; onTap: (at: Coordinates) => void }

/** Brings what was chosen in the list into sight, and tells where the map was tapped. */
export function MapFollower({ to, onTap }: Props) {
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
