import type { Map as LeafletMap } from 'leaflet'
import type { MapBox } from './cluster-index'

/** The part of the map that is seen, and a little more, so that markers at the edge are whole. */
export function seenPart(map: LeafletMap): { box: MapBox; zoom: number } {
  const bounds = map.getBounds().pad(0.1)
  return {
    box: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    zoom: map.getZoom(),
  }
}
