'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { MapMarker } from '@/components/map/map-marker'
import type { Locker } from '@/lib/domain/lockers'
import type { ClusterIndex, MapMark } from './cluster-index'
import { drawMark } from './draw-mark'
import type { FoundLocker } from './find-lockers'
import { keyedMarks, type MarksByKey } from './keyed-marks'
import { clusterLook, lockerLook } from './mark-looks'
import { seenPart } from './seen-part'
import { useLockerWords } from './use-locker-words'

type LockerMarksProps = {
  index: ClusterIndex
  lockers: ReadonlyMap<string, Locker>
  /** Drawn by itself, above the rest. */
  chosen: FoundLocker | null
  onChoose: (key: string) => void
}

/** What stands in the part of the map that is seen, looked up when the map has come to rest. */
export function LockerMarks(props: LockerMarksProps) {
  const { chosen, onChoose } = props
  const words = useLockerWords()
  useMarks(props)
  if (!chosen?.locker.location) return null
  const name = words.name(chosen.locker)
  return (
    <MapMarker
      {...lockerLook(name)}
      position={chosen.locker.location}
      kind="locker ho-marker-chosen"
      name={name}
      above
      onPress={() => onChoose(chosen.key)}
    />
  )
}

/** Marks beside React: hundreds come and go with each zoom, and each is one element (0140). */
function useMarks({ index, lockers, chosen, onChoose }: LockerMarksProps): void {
  const map = useMap()
  const locale = useLocale()
  const t = useTranslations('lockers')
  const words = useLockerWords()
  const marks = useRef<MarksByKey<MapMark>>(null)
  const chosenKey = chosen?.key ?? null

  const press = useEffectEvent((key: string) => {
    const mark = marks.current?.find(key)
    if (mark?.kind === 'one') onChoose(key)
    if (mark?.kind !== 'many') return
    map.setView(mark.location, Math.min(index.opensAt(mark.id), map.getMaxZoom()))
  })
  const draw = useEffectEvent((mark: MapMark) => {
    const locker = mark.kind === 'one' ? lockers.get(mark.key) : undefined
    const name = locker ? words.name(locker) : ''
    return drawMark(map, {
      at: mark.location,
      look: mark.kind === 'many' ? clusterLook(mark.count) : lockerLook(name),
      name: mark.kind === 'many' ? t('cluster', { count: mark.count }) : name,
      onPress: () => press(mark.key),
    })
  })
  const look = useEffectEvent(() => {
    const { box, zoom } = seenPart(map)
    marks.current?.show(index.within(box, zoom).filter(({ key }) => key !== chosenKey))
  })

  useEffect(() => {
    const made = keyedMarks<MapMark>({
      draw: (mark) => draw(mark),
      later: (work) => setTimeout(work),
      now: () => performance.now(),
    })
    const changed = () => look()
    marks.current = made
    map.on('moveend', changed)
    return () => {
      map.off('moveend', changed)
      made.show([])
    }
    // In another language all of them have other names.
  }, [map, locale])
  useEffect(() => look(), [map, locale, index, chosenKey])
}
