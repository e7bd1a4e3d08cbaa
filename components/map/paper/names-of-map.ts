import type { Map as LeafletMap } from 'leaflet'
import type { PixelBox } from '@/lib/domain/map/name-box'
import type { NamesByZoom } from './painting'

const names = new WeakMap<LeafletMap, NamesByZoom>()

const NONE: readonly PixelBox[] = []
const CHANGED = 'ho:names'

/** Says where the names of a map are written. */
export function setNames(map: LeafletMap, byZoom: NamesByZoom): void {
  names.set(map, byZoom)
  map.fire(CHANGED)
}

/** Says nothing to anybody: the map itself may be gone. */
export function forgetNames(map: LeafletMap): void {
  names.delete(map)
}

/** Where names are written at the map's zoom, in its pixels of the world, as far as is known. */
export function namesOn(map: LeafletMap): readonly PixelBox[] {
  return names.get(map)?.get(map.getZoom()) ?? NONE
}

/** Calls back when they are written elsewhere. Returns what ends that. */
export function onNames(map: LeafletMap, changed: () => void): () => void {
  map.on(CHANGED, changed)
  return () => void map.off(CHANGED, changed)
}
