'use client'

import dynamic from 'next/dynamic'
import { MapSkeleton } from '@/components/map/map-skeleton'
import type { LockerMapProps } from './locker-map'

const load = () => import('./locker-map').then((module) => module.LockerMap)
const Loaded = dynamic(load, { ssr: false, loading: MapSkeleton })

/** Fetches the map before it is shown. A failure is nobody's yet: showing it tries again. */
export function fetchLockerMap(): void {
  load().catch(() => undefined)
}

/** `LockerMap`, fetched where it is shown. */
export function LazyLockerMap(props: LockerMapProps) {
  return <Loaded {...props} />
}
