'use client'

import dynamic from 'next/dynamic'

import { MapSkeleton } from './map-skeleton'
import type { PinPickerProps } from './pin-picker'

const Loaded = dynamic(() => import('./pin-picker').then((module) => module.PinPicker), {
  ssr: false,
  loading: () => (
    <div style={{ height: '22rem' }}>
      <MapSkeleton />
    </div>
  ),
})

/** `PinPicker`, fetched where it is shown. */
export function LazyPinPicker(props: PinPickerProps) {
  return <Loaded {...props} />
}
