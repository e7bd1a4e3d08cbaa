'use client'

import { Polyline } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

import { splitTrail } from './split-trail'

/** As many as map.css has strengths for. */
const PARTS = 5

/** Where the courier has been, oldest first: a thin line, the older the fainter. */
export function Trail({ positions }: { readonly positions: readonly Coordinates[] }) {
  const parts = splitTrail(positions, PARTS)
  return parts.map((part, at) => {
    const strength = PARTS - parts.length + at
    return (
      <Polyline
        key={strength}
        positions={part}
        interactive={false}
        className={`ho-trail ho-trail-${strength}`}
      />
    )
  })
}
