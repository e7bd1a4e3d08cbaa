'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { FLAT_REACH, FlatMarks } from '@/components/map/markers/flat-marks'
import { besideNames } from '@/components/map/clusters/beside-names'
import { namesOn, onNames } from '@/components/map/paper/names-of-map'
import { MapMarker } from '@/components/map/markers/map-marker'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Locker } from '@/lib/lockers/model/lockers'
import type { LockerMatch } from '../find-lockers'
import { useLockerLabels } from '../use-locker-labels'
import type { MapBox, MapMark, MapPoint } from '@/components/map/clusters/cluster-index'
import { ClustersBeside } from '@/components/map/clusters/clusters-beside'
import { type MarksByKey, keyedMarks } from './keyed-marks'

const LOCKER =
  '<rect class="ho-fill" x="-7" y="-8.5" width="14" height="17" rx="3"/><path d="M-7 0H7M1.5 -3.5H3.5M1.5 4.5H3.5" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round"/>'

/** Radius of a cluster, by how many digits its number has. */
const RADII = [11, 13, 15, 18]
/** Half of the line around it. */
const RIM = 1

type LockerMarksProps = {
  points: readonly MapPoint[]
  lockers: ReadonlyMap<string, Locker>
  /** Drawn by itself, above the rest. */
  chosen: LockerMatch | null
  onChoose: (key: string) => void
}

/** What stands in the part of the map that is seen, looked up when the map has come to rest. */
export function LockerMarks(props: LockerMarksProps) {
  const { chosen, onChoose } = props
  const words = useLockerLabels()
  useMarks(props)
  if (!chosen?.locker.location) return null
  const name = words.name(chosen.locker)
  return (
    <MapMarker
      shape={LOCKER}
      caption={name}
      position={chosen.locker.location}
      kind="locker ho-marker-chosen"
      name={name}
      above
      onPress={() => onChoose(chosen.key)}
    />
  )
}

/** Marks beside React: hundreds come and go with each zoom, and each is one element (0140). */
function useMarks({ points, lockers, chosen, onChoose }: LockerMarksProps): void {
  const map = useMap()
  const locale = useLocale()
  const t = useTranslations('lockers')
  const words = useLockerLabels()
  const flatMarks = useRef<FlatMarks>(null)
  const marks = useRef<MarksByKey<StandingMark>>(null)
  const clusters = useClusters(points)
  /** Counts the looks: only what the last one sees is shown. */
  const looks = useRef(0)
  const chosenKey = chosen?.key ?? null

  const press = useEffectEvent((key: string) => {
    const mark = marks.current?.find(key)
    if (mark?.kind === 'one') onChoose(key)
    if (mark?.kind !== 'many') return
    map.setView(mark.location, Math.min(mark.opensAt, map.getMaxZoom()))
  })
  const draw = useEffectEvent((flat: FlatMarks, mark: StandingMark) => {
    const { at, key } = mark
    const onPress = () => press(key)
    if (mark.kind === 'many') {
      const { count } = mark
      const edge = FLAT_REACH - radiusOf(count) - RIM
      return flat.draw({ at, kind: 'lockers', name: t('cluster', { count }), count, edge, onPress })
    }
    const locker = lockers.get(key)
    return flat.draw({ at, kind: 'locker', name: locker ? words.name(locker) : '', onPress })
  })
  const look = useEffectEvent(async () => {
    const nth = ++looks.current
    const { box, zoom } = visibleBox(map)
    // Where nothing can be had, what was there stays, and the next move asks again.
    const found = await clusters.current?.within(box, zoom).catch(() => null)
    if (nth !== looks.current) return
    const seen = found?.filter(({ key }) => key !== chosenKey)
    if (seen) marks.current?.show(standingBeside(map, seen))
    flatMarks.current?.settle()
  })

  useEffect(() => {
    const flat = new FlatMarks(map)
    const made = keyedMarks<StandingMark>({
      draw: (mark) => draw(flat, mark),
      later: (work) => setTimeout(work),
      now: () => performance.now(),
    })
    const changed = () => void look()
    flatMarks.current = flat
    marks.current = made
    map.on('moveend', changed)
    const stopNames = onNames(map, changed)
    return () => {
      map.off('moveend', changed)
      stopNames()
      // What is still on its way is for nobody.
      looks.current += 1
      made.show([])
      flat.end()
    }
    // In another language all of them have other names.
  }, [map, locale])
  useEffect(() => void look(), [map, locale, points, chosenKey])
}

/** Who groups the points; has been told them before whoever asks in an effect below. */
function useClusters(points: readonly MapPoint[]): { readonly current: ClustersBeside | null } {
  const clusters = useRef<ClustersBeside>(null)
  useEffect(() => {
    const made = new ClustersBeside()
    clusters.current = made
    return () => made.end()
  }, [])
  useEffect(() => clusters.current?.group(points), [points])
  return clusters
}

/** The part of the map that is seen, and a little more, so that markers at the edge are whole. */
function visibleBox(map: LeafletMap): { box: MapBox; zoom: number } {
  const bounds = map.getBounds().pad(0.1)
  return {
    box: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    zoom: map.getZoom(),
  }
}

/** A mark, and where it stands: a number of lockers may step aside. */
type StandingMark = MapMark & { readonly at: Coordinates }

/** Discs beside the names of the map, single lockers where they are. */
function standingBeside(map: LeafletMap, marks: readonly MapMark[]): StandingMark[] {
  const many = marks.filter((mark) => mark.kind === 'many')
  const discs = many.map(({ location, count }) => {
    const { x, y } = map.project(location)
    return { x, y, radius: radiusOf(count) + RIM }
  })
  const beside = besideNames(discs, namesOn(map))
  const moved = new Map(
    many.flatMap((mark, index) => {
      const place = beside[index]
      if (!place || place === discs[index]) return []
      const { lat, lng } = map.unproject([place.x, place.y])
      return [[mark.key, { lat, lng }] as const]
    }),
  )
  return marks.map((mark) => {
    const at = moved.get(mark.key)
    return at
      ? { ...mark, at, key: `${mark.key} at ${at.lat} ${at.lng}` }
      : { ...mark, at: mark.location }
  })
}

const radiusOf = (count: number) => RADII[String(count).length - 1] ?? 20
