'use client'

import dynamic from 'next/dynamic'
import { createContext, useContext } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { MapSkeleton } from './map-skeleton'
import type { PinPickerProps } from './pin-picker'
import './pin-picker.css'

/** What is drawn meanwhile is given nothing of what comes after it. */
const Hint = createContext('')

const Loaded = dynamic(() => import('./pin-picker').then((module) => module.PinPicker), {
  ssr: false,
  loading: PinPickerSkeleton,
})

/** `PinPicker`, fetched where it is shown. */
export function LazyPinPicker(props: PinPickerProps) {
  return (
    <Hint value={props.hint}>
      <Loaded {...props} />
    </Hint>
  )
}

/** As high as what comes: who is about to press something below it finds it where it was. */
function PinPickerSkeleton() {
  return (
    <div className="ho-picker" aria-hidden>
      <div className="ho-picker-map">
        <MapSkeleton />
      </div>
      <div className="ho-picker-field">
        <span className="ho-picker-label">{'\u00a0'}</span>
        <Skeleton className="h-12 max-[640px]:col-span-full" />
        <Skeleton className="h-12 min-w-32" />
        <Skeleton className="h-12 min-w-32" />
        <p className="ho-picker-hint">{useContext(Hint)}</p>
      </div>
    </div>
  )
}
