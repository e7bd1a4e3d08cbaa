'use client'

import './pin-picker.css'

import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useRef } from 'react'

import { useTranslations } from 'next-intl'

import type { Coordinates } from '@/lib/domain/coordinates'

import { DoorMarker } from './door-marker'
import type { MapTiles } from './map-tiles'
import { MapView } from './map-view'
import { PinEvents } from './pin-events'
import { PinField } from './pin-field'
import { ReachCircle } from './reach-circle'
import { StoreMarker } from './store-marker'
import { StraightLine } from './straight-line'

export type MappedStore = {
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
