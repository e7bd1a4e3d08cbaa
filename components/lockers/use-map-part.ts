'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useMap } from 'react-leaflet'
import type { MapBox } from './cluster-index'

type MapPart = { readonly box: MapBox; readonly zoom: number }

/**
 * The part of the map that is seen, and a little more, so that markers at the edge are whole.
 * Changes when the map has come to rest; also by moves that happen while this is being drawn.
 */
export function useMapPart(): MapPart {
  const map = useMap()
  const subscribe = useCallback(
    (changed: () => void) => {
      map.on('moveend', changed)
      return () => void map.off('moveend', changed)
    },
    [map],
  )
  const text = useSyncExternalStore(subscribe, () => partOf(map))
  return useMemo(() => JSON.parse(text) as MapPart, [text])
}

/** As text: two looks at the same part are the same. */
function partOf(map: LeafletMap): string {
  const bounds = map.getBounds().pad(0.1)
  const part: MapPart = {
    box: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    zoom: map.getZoom(),
  }
  return JSON.stringify(part)
}
