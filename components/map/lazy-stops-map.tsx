'use client'

import dynamic from 'next/dynamic'

import { MapSkeleton } from './map-skeleton'
import type { StopsMapProps } from './stops-map'

const Loaded = dynamic(() => import('./stops-map').then((module) => module.StopsMap), {
  ssr: false,
  loading: MapSkeleton,
})

/** `StopsMap`, fetched where it is shown. `className` gives the height. */
export function LazyStopsMap({ className, ...props }: StopsMapProps) {
  return (
    <div className={className}>
      <Loaded {...props} />
    </div>
  )
}
