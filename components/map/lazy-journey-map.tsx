'use client'

import dynamic from 'next/dynamic'

import type { JourneyMapProps } from './journey-map'
import { MapSkeleton } from './map-skeleton'

const Loaded = dynamic(() => import('./journey-map').then((module) => module.JourneyMap), {
  ssr: false,
  loading: MapSkeleton,
})

/** `JourneyMap`, fetched where it is shown. `className` gives the height. */
export function LazyJourneyMap({ className, ...props }: JourneyMapProps) {
  return (
    <div className={className}>
      <Loaded {...props} />
    </div>
  )
}
