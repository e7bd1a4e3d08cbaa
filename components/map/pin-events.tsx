'use client'

import { useEffect, useEffectEvent } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

const STREET_ZOOM = 15

type Props = {
  readonly value: Coordinates | null
  readonly onPin: (position: Coordinates) => void
}

/** Sets the pin by tap and by Enter, and moves the map to a pin that came from elsewhere. */
export function PinEvents({ value, onPin }: Props) {
  const map = useMap()
  const pinCentre = useEffectEvent(() => onPin(map.getCenter()))

  useMapEvents({ click: ({ latlng }) => onPin(latlng.wrap()) })

  useEffect(() => {
    const container = map.getContainer()
    const onKey = (event: KeyboardEvent) => {
      // The buttons on the map keep their own Enter.
      if (event.key !== 'Enter' || event.target !== container) return
      event.preventDefault()
      pinCentre()
    }
    container.addEventListener('keydown', onKey)
    return () => container.removeEventListener('keydown', onKey)
  }, [map])

  useEffect(() => {
    if (!value || map.getBounds().contains(value)) return
    map.setView(value, Math.max(map.getZoom(), STREET_ZOOM), { animate: false })
  }, [map, value])

  return null
}
