'use client'

import { clsx } from 'clsx'
import type { Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import {
  AttributionControl,
  MapContainer,
  ScaleControl,
  TileLayer,
  ZoomControl,
  useMap,
} from 'react-leaflet'
import type { Coordinates } from '@/lib/domain/coordinates'
import './map.css'
import { ArchiveMap } from './paper/archive-map'
import { NamesInSight } from './markers/names-in-sight'
import { MapNotice } from './paper/map-notice'
import type { OutlineBounds } from './paper/outline'
import { OutlineMap } from './paper/outline-map'
import { type OutlineState, useOutline } from './paper/use-outline'
import { ViewKeeper, regionView } from './view-keeper'

type MapViewProps = {
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
  const sheet = outline.status === 'ready' ? outline.bounds : null
  const beyond = sheet !== null && !fit.every((point) => isOnOutline(sheet, point))

  return (
    <div className={clsx('ho-map', tiles?.kind === 'raster' && 'ho-map-pictures', className)}>
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
        <MapBase region={region} tiles={tiles} outline={outline} />
        <MapControls />
        <NamesInSight />
        <ViewKeeper region={region} fit={fit} fitKey={fitKey} sheet={sheet} beyond={beyond} />
        {children}
      </MapContainer>
      <MapNotice status={tiles ? 'ready' : outline.status} beyond={beyond} onRetry={retry} />
    </div>
  )
}

/** Whether the built-in map knows what is at a point. */
function isOnOutline(sheet: OutlineBounds, { lat, lng }: Coordinates): boolean {
  return lat >= sheet.south && lat <= sheet.north && lng >= sheet.west && lng <= sheet.east
}

/** Gives the focusable map its role and name; Leaflet itself gives it neither. */
function MapName({ label }: { readonly label: string }) {
  const map = useMap()
  const t = useTranslations('map')
  const kind = t('map')
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    container.setAttribute('aria-roledescription', kind)
    // Trails and circles are said by the markers; as a picture without a name they only confuse.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
  }, [map, label, kind])
  return null
}

/** Scale, attribution and zoom buttons; the key makes Leaflet write them anew in another language. */
function MapControls() {
  const locale = useLocale()
  const t = useTranslations('map')
  return (
    <>
      <ScaleControl position="bottomleft" imperial={false} />
      <AttributionControl position="bottomleft" prefix={false} />
      <ZoomControl
        key={locale}
        position="bottomright"
        zoomInTitle={t('zoomIn')}
        zoomOutTitle={t('zoomOut')}
      />
    </>
  )
}

type Props = {
  readonly region: string
  readonly tiles: MapTiles | null
  readonly outline: OutlineState
}

/** What lies beneath the markers: tiles, or the built-in map; nothing while that is on its way. */
function MapBase({ region, tiles, outline }: Props) {
  const locale = useLocale()
  const t = useTranslations('map')
  const chinese = locale.startsWith('zh')
  if (tiles?.kind === 'archive') {
    return <ArchiveMap url={tiles.url} attribution={tiles.attribution} chinese={chinese} />
  }
  if (tiles) return <TileLayer url={tiles.url} attribution={tiles.attribution} maxZoom={19} />
  if (outline.status === 'loading' || outline.status === 'failed') return null
  return (
    <OutlineMap
      region={outline.status === 'ready' ? region : null}
      chinese={chinese}
      attribution={attributionOf(region, t)}
    />
  )
}

/** Whose shores, streets and names they are, as their licences ask, with the licences behind it. */
function attributionOf(region: string, t: ReturnType<typeof useTranslations<'map'>>): string {
  const sources = [t('attribution'), ...(region === 'SG' ? [t('streetsSg')] : [t('streetsHk')])]
  return `<a href="/map/LICENCE">${sources.join(' · ')}</a>`
}

/** Raster tiles (MAP_TILES_URL) or an archive of streets (MAP_PMTILES); null: the built-in map. */
export type MapTiles = {
  readonly kind: 'raster' | 'archive'
  /** XYZ template with {z}, {x} and {y}; or where the archive is. */
  readonly url: string
  /** HTML, as tile providers ask for it; set by the operator. */
  readonly attribution: string
}
