'use client'

import { DomEvent, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { Maximize2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { OutlineBounds } from './paper/outline'

const VIEWS: ReadonlyMap<string, RegionView> = new Map([
  ['HK', { centre: { lat: 22.335, lng: 114.155 }, zoom: 11 }],
  ['SG', { centre: { lat: 1.345, lng: 103.83 }, zoom: 11 }],
  ['KUL', { centre: { lat: 3.139, lng: 101.687 }, zoom: 11 }],
  ['BKK', { centre: { lat: 13.756, lng: 100.502 }, zoom: 11 }],
  ['TPE', { centre: { lat: 25.04, lng: 121.545 }, zoom: 11 }],
  ['SGN', { centre: { lat: 10.777, lng: 106.701 }, zoom: 11 }],
  ['HAN', { centre: { lat: 21.028, lng: 105.852 }, zoom: 11 }],
])

/** The other regions of Vietnam, from end to end. */
const VIETNAM: RegionView = { centre: { lat: 16, lng: 106.5 }, zoom: 6 }

/** Room in pixels for the names of markers at the edge, and on the right for the buttons. */
const ABOVE = 60
const LEFT = 56
const RIGHT = 76
/** On a phone closeness is worth more than a name cut off or a marker next to the buttons. */
const NARROW = 480
const NARROW_SIDE = 38
const CLOSEST = 15
const FURTHEST = 11
const WORLD = 3
const SHEET_MARGIN = 0.02

type Props = {
  readonly region: string
  readonly fit: readonly Coordinates[]
  readonly fitKey: string | number | undefined
  readonly sheet: OutlineBounds | null
  /** A point to be shown lies off the sheet. */
  readonly beyond: boolean
}

/** Fits the view when asked to, but never once the person has moved it; then it offers a button. */
export function ViewKeeper({ region, fit, fitKey, sheet, beyond }: Props) {
  const map = useMap()
  const t = useTranslations('map')
  const ours = useRef(false)
  const [moved, setMoved] = useState(false)

  const limit = useEffectEvent(() => {
    ours.current = true
    limitView(map, sheet, beyond)
    ours.current = false
  })
  const show = useEffectEvent(() => {
    ours.current = true
    limitView(map, sheet, beyond)
    fitView(map, region, fit)
    ours.current = false
  })
  const resize = useEffectEvent(() => {
    map.invalidateSize({ animate: false })
    if (!moved) show()
  })
  const showUnlessMoved = useEffectEvent(() => {
    if (!moved) show()
  })

  useMapEvents({
    movestart: () => {
      if (!ours.current) setMoved(true)
    },
  })
  useEffect(() => limit(), [beyond, sheet])
  useEffect(() => showUnlessMoved(), [fitKey, region, sheet])
  useEffect(() => {
    const observer = new ResizeObserver(() => resize())
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])

  if (!moved || fit.length === 0) return null
  const again = () => {
    setMoved(false)
    ours.current = true
    fitView(map, region, fit)
    ours.current = false
  }
  return (
    <MapCorner position="topright">
      <button type="button" className="ho-map-button ho-map-icon-button" onClick={again}>
        <Maximize2 aria-hidden size={18} />
        <span className="ho-map-hidden">{t('showAll')}</span>
      </button>
    </MapCorner>
  )
}

/** Keeps to the sheet, without which there is nothing to see, unless a point lies beyond it. */
function limitView(map: LeafletMap, sheet: OutlineBounds | null, beyond: boolean): void {
  if (!sheet) return
  const bounds = boundsOf(sheet)
  // A limit from a larger window would hide that this one fits in at a lower zoom.
  map.setMinZoom(0)
  const least = beyond ? WORLD : Math.min(FURTHEST, map.getBoundsZoom(bounds, true))
  // Leaflet would zoom in to a new limit with an animation that begins later and looks like the
  // person's own doing.
  if (map.getZoom() < least) map.setView(map.getCenter(), least, { animate: false })
  map.setMinZoom(least)
  map.setMaxBounds(beyond ? [] : bounds.pad(SHEET_MARGIN))
}

function boundsOf(sheet: OutlineBounds) {
  return latLngBounds([sheet.south, sheet.west], [sheet.north, sheet.east])
}

function fitView(map: LeafletMap, region: string, fit: readonly Coordinates[]): void {
  if (fit.length === 0) {
    const { centre, zoom } = regionView(region)
    map.setView(centre, zoom, { animate: false })
    return
  }
  const bounds = latLngBounds(fit.map(({ lat, lng }) => [lat, lng]))
  const narrow = map.getSize().x < NARROW
  map.fitBounds(bounds, {
    paddingTopLeft: [narrow ? NARROW_SIDE : LEFT, ABOVE],
    paddingBottomRight: [narrow ? NARROW_SIDE : RIGHT, ABOVE],
    maxZoom: CLOSEST,
    animate: false,
  })
}

type RegionView = { readonly centre: Coordinates; readonly zoom: number }

/** What a map shows of a region when it has nothing to show yet. */
export function regionView(region: string): RegionView {
  return VIEWS.get(region) ?? VIETNAM
}

type CornerProps = { readonly position: 'topright' | 'topleft'; readonly children: ReactNode }

/** A place for our own buttons on a map; what is pressed there is not pressed on the map. */
function MapCorner({ position, children }: CornerProps) {
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = corner.current
    if (!element) return
    DomEvent.disableClickPropagation(element)
    DomEvent.disableScrollPropagation(element)
  }, [])
  const [vertical, horizontal] = position === 'topright' ? ['top', 'right'] : ['top', 'left']
  return (
    <div className={`leaflet-${vertical} leaflet-${horizontal}`}>
      <div ref={corner} className="leaflet-control">
        {children}
      </div>
    </div>
  )
}
