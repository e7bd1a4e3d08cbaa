import { marker, type Map as LeafletMap } from 'leaflet'
import {
  markerIcon,
  nameMarker,
  pressHandlers,
  type MarkerLook,
} from '@/components/map/marker-icon'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { DrawnMark } from './keyed-marks'

type MarkToDraw = {
  readonly at: Coordinates
  readonly look: MarkerLook
  readonly name: string
  readonly onPress: () => void
}

/** Puts a mark on the map that is a button. When it goes, the map takes over a focus that it had. */
export function drawMark(map: LeafletMap, { at, look, name, onPress }: MarkToDraw): DrawnMark {
  const drawn = marker(at, { icon: markerIcon(look), riseOnHover: true, autoPanOnFocus: false })
  drawn.on(pressHandlers(onPress)).addTo(map)
  nameMarker(drawn.getElement(), name, true)
  return {
    remove: () => {
      const hadFocus = drawn.getElement() === document.activeElement
      drawn.remove()
      if (hadFocus) map.getContainer().focus({ preventScroll: true })
    },
  }
}
