'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'next-intl'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { Circle, useMap, useMapEvents } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import { useCaptions } from './clusters/use-captions'
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
  const map = useRef<LeafletMap>(null)
  const byHand = useRef<Coordinates>(null)
  const pin = useCallback(
    ({ lat, lng }: Coordinates) => onChange({ lat: sixDecimals(lat), lng: sixDecimals(lng) }),
    [onChange],
  )
  // Put on this map, where the person is looking.
  const pinByHand = useCallback(
    (position: Coordinates) => {
      byHand.current = { lat: sixDecimals(position.lat), lng: sixDecimals(position.lng) }
      pin(position)
    },
    [pin],
  )
  const pinCentre = () => {
    const centre = map.current?.getCenter()
    if (centre) pinByHand(centre)
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
          <PickerMarks {...props} onPin={pinByHand} />
          <PinEvents value={value} byHand={byHand} onPin={pinByHand} />
        </MapView>
        <div className="ho-picker-crosshair" aria-hidden />
      </div>
      <PinField value={value} hint={hint} onPin={pin} onPinCentre={pinCentre} />
    </div>
  )
}

type MarksProps = Pick<PinPickerProps, 'value' | 'store' | 'stores'> & {
  readonly onPin: (position: Coordinates) => void
}

/** The pin and the stores, with the names that have room: the pin's first. */
function PickerMarks({ value, store, stores = [], onPin }: MarksProps) {
  const t = useTranslations('map')
  const all: readonly MappedStore[] = store ? [store, ...stores] : stores
  const name = t('pin')
  const keyOf = (one: MappedStore) => `store ${one.name}`
  const shown = useCaptions([
    ...(value ? [{ key: 'pin', position: value, text: name, above: false }] : []),
    ...all.map((one) => ({
      key: keyOf(one),
      position: one.position,
      text: one.name,
      above: false,
    })),
  ])
  return (
    <>
      {all.map((one) => (
        <StoreMarker key={one.name} {...one} quiet={!shown.has(keyOf(one))} />
      ))}
      {value && (
        <DoorMarker position={value} name={name} quiet={!shown.has('pin')} onDragged={onPin} />
      )}
    </>
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
  /** Where the pin was last put on this map. */
  readonly byHand: RefObject<Coordinates | null>
  readonly onPin: (position: Coordinates) => void
}

/** Sets the pin by tap and by Enter, and moves the map to a pin that came from elsewhere. */
function PinEvents({ value, byHand, onPin }: EventsProps) {
  const map = useMap()
  const shown = useRef(value)
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
    const isNew = !isSame(value, shown.current)
    shown.current = value
    if (!value) return
    // A pin that was typed or found is there to be moved: from far away that cannot be done.
    const isTooFar = isNew && !isSame(value, byHand.current) && map.getZoom() < STREET_ZOOM
    if (map.getBounds().contains(value) && !isTooFar) return
    map.setView(value, Math.max(map.getZoom(), STREET_ZOOM), { animate: false })
  }, [map, value, byHand])

  return null
}

function isSame(one: Coordinates | null, two: Coordinates | null): boolean {
  return one?.lat === two?.lat && one?.lng === two?.lng
}
