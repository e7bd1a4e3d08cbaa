'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { MapMarker } from '@/components/map/map-marker'
import type { Locker } from '@/lib/domain/lockers'
import type { ClusterIndex, MapMark } from './cluster-index'
import type { FoundLocker } from './find-lockers'
import { useLockerWords } from './use-locker-words'
import { useMapPart } from './use-map-part'

const BOX =
  '<rect class="ho-fill" x="-7" y="-8.5" width="14" height="17" rx="3"/><path d="M-7 0H7M1.5 -3.5H3.5M1.5 4.5H3.5" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round"/>'
/** Radius of a cluster, by how many digits its number has. */
const RADII = [11, 13, 15, 18]

type LockerMarksProps = {
  index: ClusterIndex
  lockers: ReadonlyMap<string, Locker>
  /** Drawn by itself, above the rest. */
  chosen: FoundLocker | null
  onChoose: (key: string) => void
}

/** What stands in the part of the map that is seen, made anew when the map has come to rest. */
export function LockerMarks({ index, lockers, chosen, onChoose }: LockerMarksProps) {
  const part = useMapPart()
  const marks = useMemo(() => index.within(part.box, part.zoom), [index, part])
  const words = useLockerWords()
  return (
    <>
      {marks.map((mark) => {
        if (mark.kind === 'many') return <Cluster key={`many ${mark.id}`} {...{ mark, index }} />
        const locker = lockers.get(mark.key)
        if (!locker || mark.key === chosen?.key) return null
        return (
          <MapMarker
            key={mark.key}
            position={mark.location}
            kind="locker"
            shape={BOX}
            caption={words.name(locker)}
            name={words.name(locker)}
            onPress={() => onChoose(mark.key)}
          />
        )
      })}
      {chosen?.locker.location && (
        <MapMarker
          position={chosen.locker.location}
          kind="locker ho-marker-chosen"
          shape={BOX}
          caption={words.name(chosen.locker)}
          name={words.name(chosen.locker)}
          above
          onPress={() => onChoose(chosen.key)}
        />
      )}
    </>
  )
}

type ClusterProps = { mark: MapMark & { kind: 'many' }; index: ClusterIndex }

/** Many lockers as one; pressed, the map goes in until they come apart. */
function Cluster({ mark, index }: ClusterProps) {
  const map = useMap()
  const t = useTranslations('lockers')
  const { id, count, location } = mark
  const radius = RADII[String(count).length - 1] ?? 20
  return (
    <MapMarker
      position={location}
      kind="lockers"
      shape={`<circle class="ho-fill" r="${radius}"/><text>${count}</text>`}
      caption=""
      name={t('cluster', { count })}
      onPress={() => map.setView(location, Math.min(index.opensAt(id), map.getMaxZoom()))}
    />
  )
}
