'use client'

import dynamic from 'next/dynamic'
import { MapSkeleton } from '@/components/map/map-skeleton'
import type { LockerMapProps } from './locker-map'

const Loaded = dynamic(() => import('./locker-map').then((module) => module.LockerMap), {
  ssr: false,
  loading: MapSkeleton,
})

/** `LockerMap`, fetched where it is shown. */
export function LazyLockerMap(props: LockerMapProps) {
  return <Loaded {...props} />
}
