import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useSyncExternalStore } from 'react'
import { useMap } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { type Caption, captionsWithRoom } from './captions-with-room'

/** A marker with its words, where it stands; the most important come first. */
export type PlacedCaption = Pick<Caption, 'key' | 'text' | 'above'> & {
  readonly position: Coordinates
}

/** The keys of the captions that can be read at the zoom at which the map is. */
export function useCaptions(captions: readonly PlacedCaption[]): ReadonlySet<string> {
  const map = useMap()
  const zoom = useZoom(map)
  return captionsWithRoom(
    captions.map(({ position, ...caption }) => {
      const { x, y } = map.project(position, zoom)
      return { ...caption, x, y }
    }),
  )
}

/** The zoom as it is, also where the map was fitted before its markers listened to it. */
export function useZoom(map: LeafletMap): number {
  const listen = useCallback(
    (changed: () => void) => {
      map.on('zoomend', changed)
      return () => void map.off('zoomend', changed)
    },
    [map],
  )
  return useSyncExternalStore(listen, () => map.getZoom())
}
