'use client'

import dynamic from 'next/dynamic'
import { type ComponentType, useState } from 'react'
import { MapSkeleton } from '@/components/map/map-skeleton'
import type { LockerMapProps } from './locker-map'

let here: ComponentType<LockerMapProps> | null = null

async function load() {
  const [{ LockerMap }, { prepareClusters }] = await Promise.all([
    import('./locker-map'),
    import('@/components/map/clusters/clusters-beside'),
  ])
  prepareClusters()
  here = LockerMap
  return LockerMap
}
const Loaded = dynamic(load, { ssr: false, loading: MapSkeleton })

/** Fetches the map before it is shown. A failure is nobody's yet: showing it tries again. */
export function fetchLockerMap(): void {
  load().catch(() => undefined)
}

/**
 * `LockerMap`, fetched where it is shown. One that was fetched before is drawn at once: React shows a
 * part that comes late 300 ms after its stand-in at the earliest (decision 0140).
 */
export function LazyLockerMap(props: LockerMapProps) {
  const [Map] = useState(() => here ?? Loaded)
  return <Map {...props} />
}
