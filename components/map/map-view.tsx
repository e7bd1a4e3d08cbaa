'use client'

import 'leaflet/dist/leaflet.css'
import './map.css'

import { clsx } from 'clsx'
import type { Map as LeafletMap } from 'leaflet'
import { useState, type ReactNode, type Ref } from 'react'
import { MapContainer } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

import { isOnSheet } from './is-on-sheet'
import { MapBase } from './map-base'
import { MapControls } from './map-controls'
import { MapName } from './map-name'
import { MapNote } from './map-note'
import type { MapTiles } from './map-tiles'
import { regionView } from './region-view'
import { useOutline } from './use-outline'
import { ViewKeeper } from './view-keeper'

export type MapViewProps = {
  /** A region of the platform; HK and SG have a built-in outline. */
  readonly region: string
  readonly tiles: MapTiles | null
  /** What the map shows, for those who do not see it. */
  readonly label: string
  /** Brought into view at first and when `fitKey` changes, unless the person has moved the map. */
  readonly fit: readonly Coordinates[]
  readonly fitKey?: string | number
  readonly className?: string | undefined
  readonly mapRef?: Ref<LeafletMap>
  /** Markers and lines of this folder. */
  readonly children?: ReactNode
}

/** The base of every map: paper or tiles, controls, and a view that never fights the person. */
export function MapView(props: MapViewProps) {
  const { region, tiles, label, fit, fitKey, className, mapRef, children } = props
  const [outline, retry] = useOutline(tiles ? null : region)
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const { centre, zoom } = regionView(region)
  const sheet = outline.status === 'ready' ? outline.outline : null
  const beyond = sheet !== null && !fit.every((point) => isOnSheet(sheet, point))

  return (
    <div className={clsx('ho-map', className)}>
      <MapContainer
        center={centre}
        zoom={zoom}
        maxZoom={tiles ? 19 : 17}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        markerZoomAnimation={!still}
        fadeAnimation={false}
        inertia={!still}
        maxBoundsViscosity={1}
        {...(mapRef ? { ref: mapRef } : {})}
      >
        <MapName label={label} />
        <MapBase tiles={tiles} outline={outline} />
        <MapControls />
        <ViewKeeper region={region} fit={fit} fitKey={fitKey} sheet={sheet} beyond={beyond} />
        {children}
      </MapContainer>
      <MapNote status={tiles ? 'ready' : outline.status} beyond={beyond} onRetry={retry} />
    </div>
  )
}
