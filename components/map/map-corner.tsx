'use client'

import { DomEvent } from 'leaflet'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = { readonly position: 'topright' | 'topleft'; readonly children: ReactNode }

/** A place for our own buttons on a map; what is pressed there is not pressed on the map. */
export function MapCorner({ position, children }: Props) {
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = corner.current
    if (!element) return
    DomEvent.disableClickPropagation(element)
    DomEvent.disableScrollPropagation(element)
  }, [])
  const [vertical, horizontal] = position === 'topright' ? ['top', 'right'] : ['top', 'left']
  return (
    <div className={`leaflet-${vertical} leaflet-${horizontal}`}>
      <div ref={corner} className="leaflet-control">
        {children}
      </div>
    </div>
  )
}
