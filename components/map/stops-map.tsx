'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Coordinates } from '@/lib/domain/coordinates'
import { useCaptions } from './clusters/use-captions'
import { type MapTiles, MapView } from './map-view'
import { MapMarker } from './markers/map-marker'
import { StoreMarker, StraightLine } from './markers/store-marker'

/** Drawn by us: the only thing put in is a number. */
const numbered = (number: number) =>
  `<circle class="ho-fill" r="11"/><text class="ho-digit" text-anchor="middle" dy="4.5">${number}</text>`

type Place = { readonly position: Coordinates; readonly name: string }

export type StopsMapProps = {
  readonly region: string
  readonly tiles: MapTiles | null
  readonly label: string
  /** Where the way begins; null while that is not known. */
  readonly start: Place | null
  /** In the order of the way; numbers may be missing where a place is not known yet. */
  readonly stops: readonly (Place & { readonly number: number })[]
  /** Makes the stops pins that can be dragged; called with at most six decimals. */
  readonly onMoved?: (number: number, position: Coordinates) => void
  readonly className?: string
}

/** A way with several stops: where it begins as a square, each stop with its number. */
export function StopsMap(props: StopsMapProps) {
  const { region, tiles, label, start, stops, className } = props
  const places = [...(start ? [start] : []), ...stops]
  const fit = places.map(({ position }) => position)
  return (
    <MapView
      region={region}
      tiles={tiles}
      label={label}
      fit={fit}
      fitKey={fit.map(({ lat, lng }) => `${lat},${lng}`).join(' ')}
      className={className}
    >
      {places.slice(1).map(({ position }, at) => (
        <StraightLine key={at} from={places[at]?.position ?? position} to={position} />
      ))}
      <StopMarks {...props} />
    </MapView>
  )
}

const START = 'start'

/** Markers with the names that have room: where it begins first, then in the order of the way. */
function StopMarks({ start, stops, onMoved }: StopsMapProps) {
  const shown = useCaptions([
    ...(start ? [{ key: START, position: start.position, text: start.name, above: false }] : []),
    ...stops.map(({ number, position, name }) => ({
      key: String(number),
      position,
      text: name,
      above: false,
    })),
  ])
  return (
    <>
      {start && <StoreMarker {...start} quiet={!shown.has(START)} />}
      {stops.map((stop) => (
        <Stop
          key={stop.number}
          stop={stop}
          quiet={!shown.has(String(stop.number))}
          onMoved={onMoved}
        />
      ))}
    </>
  )
}

type StopProps = {
  readonly stop: StopsMapProps['stops'][number]
  readonly quiet: boolean
  readonly onMoved: StopsMapProps['onMoved']
}

function Stop({ stop, quiet, onMoved }: StopProps) {
  const { number } = stop
  const moved = useCallback(
    ({ lat, lng }: Coordinates) =>
      onMoved?.(number, { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }),
    [onMoved, number],
  )
  return <StopMarker {...stop} quiet={quiet} {...(onMoved ? { onDragged: moved } : {})} />
}

type Props = {
  /** From 1, in the order of the way. */
  readonly number: number
  readonly position: Coordinates
  readonly name: string
  /** Its name has no room: it is written when somebody points at it. */
  readonly quiet: boolean
  readonly onDragged?: (position: Coordinates) => void
}

/** A stop of a way with several: a circle with its number. */
function StopMarker({ number, position, name, quiet, onDragged }: Props) {
  const t = useTranslations('map')
  return (
    <MapMarker
      position={position}
      kind={quiet ? 'stop ho-marker-quiet' : 'stop'}
      shape={numbered(number)}
      caption={name}
      name={t('stop', { number, name })}
      above
      {...(onDragged ? { onDragged } : {})}
    />
  )
}
