'use client'

import dynamic from 'next/dynamic'

import type { DeliveriesMapProps } from './deliveries-map'
import { MapSkeleton } from './map-skeleton'

const Loaded = dynamic(() => import('./deliveries-map').then((module) => module.DeliveriesMap), {
  ssr: false,
  loading: MapSkeleton,
})

/** `DeliveriesMap`, fetched where it is shown. `className` gives the height. */
export function LazyDeliveriesMap({ className, ...props }: DeliveriesMapProps) {
  return (
    <div className={className}>
      <Loaded {...props} />
    </div>
  )
}
