import type { ReactNode } from 'react'

type ParcelFrameProps = {
  /** A list is for a desk, one parcel for the counter. */
  density?: 'counter' | 'desk'
  children: ReactNode
}

/** The frame of the pages that show parcels. */
export function ParcelFrame({ density = 'counter', children }: ParcelFrameProps) {
  return (
    <div data-density={density} className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}
