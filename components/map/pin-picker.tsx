'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { Circle, useMap, useMapEvents } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { type MapTiles, MapView } from './map-view'
import { DoorMarker } from './markers/door-marker'
import { StoreMarker, StraightLine } from './markers/store-marker'
import { PinField } from './pin-field'
import './pin-picker.css'

const STREET_ZOOM = 15

type MappedStore = {
  readonly position: Coordinates
  readonly name: string
  /** What is said of it, for those who do not see the map. */
  readonly note?: string
  /** Drawn hollow: the pin is nothing to it. */
  readonly off?: boolean
}

export type PinPickerProps = {
  readonly value: Coordinates | null
  /** Called with at most six decimals, only by an act of the person. */
  readonly onChange: (position: Coordinates) => void
  readonly region: string
  readonly tiles: MapTiles | null
  readonly store?: { readonly position: Coordinates; readonly name: string }
  /** Several stores, where the pin is not one store's own. */
  readonly stores?: readonly MappedStore[]
  /** Names the group, and the map within it. */
  readonly label: string
  readonly hint: string
  /** Radius around the store, in metres. */
  readonly reach?: number
}

/** A pin on a map, set by tap, drag, keyboard, typing, or where the device is. */
export function PinPicker(props: PinPickerProps) {
  const { value, onChange, region, tiles, store, stores = [], label, hint, reach } = props
  const t = useTranslations('map')
  const map = useRef<LeafletMap>(null)
  const pin = useCallback(
    ({ lat, lng }: Coordinates) => onChange({ lat: sixDecimals(lat), lng: sixDecimals(lng) }),
    [onChange],
  )
  const pinCentre = () => {
    const centre = map.current?.getCenter()
    if (centre) pin(centre)
  }
  const fit = [value, store?.position, ...stores.map(({ position }) => position)].filter(
    (point) => point != null,
  )
  return (
    <div className="ho-picker" role="group" aria-label={label}>
      <div className="ho-picker-map">
        <MapView region={region} tiles={tiles} label={label} fit={fit} fitKey={region} mapRef={map}>
          {store && reach !== undefined && <ReachCircle centre={store.position} metres={reach} />}
          {store && value && <StraightLine from={store.position} to={value} />}
          {store && <StoreMarker {...store} />}
          {stores.map((one) => (
            <StoreMarker key={one.name} {...one} />
          ))}
          {value && <DoorMarker position={value} name={t('pin')} onDragged={pin} />}
          <PinEvents value={value} onPin={pin} />
        </MapView>
        <div className="ho-picker-crosshair" aria-hidden />
      </div>
      <PinField value={value} hint={hint} onPin={pin} onPinCentre={pinCentre} />
    </div>
  )
}

function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6))
}

type Props = { readonly centre: Coordinates; readonly metres: number }

/** How far a store reaches as the crow flies. */
function ReachCircle({ centre, metres }: Props) {
  return <Circle center={centre} radius={metres} interactive={false} className="ho-reach" />
}

type EventsProps = {
  readonly value: Coordinates | null
  readonly onPin: (position: Coordinates) => void
}

/** Sets the pin by tap and by Enter, and moves the map to a pin that came from elsewhere. */
function PinEvents({ value, onPin }: EventsProps) {
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
