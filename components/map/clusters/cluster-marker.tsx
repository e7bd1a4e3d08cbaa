'use client'

import { MapMarker } from '../markers/map-marker'
import type { Coordinates } from '@/lib/domain/coordinates'

type ClusterMarkerProps = {
  readonly position: Coordinates
  readonly count: number
  /** What it is called by assistive technology: how many of what. */
  readonly name: string
  readonly onPress: () => void
}

/** So many at one spot: a disc with their number. Ours alone is drawn: the only thing put in is a number. */
export function ClusterMarker({ position, count, name, onPress }: ClusterMarkerProps) {
  const radius = 13 + 2 * String(count).length
  return (
    <MapMarker
      position={position}
      kind="cluster"
      shape={`<circle class="ho-fill" r="${radius}"/><text class="ho-digit" text-anchor="middle" dy="4.5">${count}</text>`}
      caption=""
      name={name}
      onPress={onPress}
    />
  )
}
