'use client'

import type { LatLng, Marker as LeafletMarker } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Marker } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

import { markerIcon, nameMarker, pressHandlers, type MarkerLook } from './marker-icon'

type Props = MarkerLook & {
  readonly position: Coordinates
  readonly name: string
  readonly above?: boolean
  /** Makes it a button: by hand, and by Enter or the space bar when it has the focus. */
  readonly onPress?: (() => void) | undefined
  readonly onDragged?: (position: Coordinates) => void
}

/** A marker of our own drawing. It is set where it is known to be and never glides there. */
export function MapMarker(props: Props) {
  const { position, kind, shape, turn = 0, caption, name, above = false } = props
  const { onPress, onDragged } = props
  const isButton = onPress !== undefined
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () => markerIcon({ kind, shape, turn, caption }),
    [kind, shape, turn, caption],
  )

  useEffect(() => nameMarker(marker.current?.getElement(), name, isButton), [name, icon, isButton])

  const handlers = useMemo(
    () => ({
      ...(onPress && pressHandlers(onPress)),
      dragend: () => {
        const dropped: LatLng | undefined = marker.current?.getLatLng()
        if (dropped) onDragged?.({ lat: dropped.lat, lng: dropped.lng })
      },
    }),
    [onPress, onDragged],
  )

  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      draggable={onDragged !== undefined}
      eventHandlers={handlers}
      zIndexOffset={above ? 1000 : 0}
      riseOnHover
      autoPanOnFocus={false}
    />
  )
}
