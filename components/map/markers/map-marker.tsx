'use client'

import {
  type DivIcon,
  type LatLng,
  type LeafletEventHandlerFnMap,
  type Marker as LeafletMarker,
  divIcon,
} from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Marker } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import '../map-markers.css'
import { isPress } from './press-keys'

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

export type MarkerLook = {
  /** Becomes the class ho-marker-…; 48 px are pressable whatever is drawn. */
  readonly kind: string
  /** Drawn within 24 × 24, centred on the position. Our own constant markup, never data. */
  readonly shape: string
  /** Turns the shape clockwise, in degrees. */
  readonly turn?: number
  /** Written beside the marker, ellipsised until it is pointed at or has the focus. */
  readonly caption: string
}

/** A marker of our own drawing. */
export function markerIcon({ kind, shape, turn = 0, caption }: MarkerLook): DivIcon {
  return divIcon({
    className: `ho-marker ho-marker-${kind}`,
    html: drawMarker(shape, turn, caption),
    iconSize: [48, 48],
    iconAnchor: [24, 24],
  })
}

/** Leaflet calls every marker a button; most of ours are pictures with a name. */
export function nameMarker(element: Element | undefined, name: string, isButton: boolean): void {
  element?.setAttribute('role', isButton ? 'button' : 'img')
  element?.setAttribute('aria-label', name)
}

/** Leaflet itself takes a marker's keys for popups only. */
export function pressHandlers(onPress: () => void): LeafletEventHandlerFnMap {
  return {
    click: onPress,
    keydown: ({ originalEvent }) => {
      if (!isPress(originalEvent)) return
      originalEvent.preventDefault()
      onPress()
    },
  }
}

function drawMarker(shape: string, turn: number, caption: string): HTMLElement {
  const drawing = document.createElement('div')
  drawing.className = 'ho-marker-drawing'
  const picture = document.createElement('div')
  picture.className = 'ho-marker-shape'
  if (turn !== 0) picture.style.transform = `rotate(${turn}deg)`
  picture.innerHTML = `<svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">${shape}</svg>`
  const text = document.createElement('span')
  text.className = 'ho-marker-caption'
  text.textContent = caption
  drawing.append(picture, text)
  return drawing
}
