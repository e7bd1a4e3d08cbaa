'use client'

import { Polyline } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

type Props = { readonly from: Coordinates; readonly to: Coordinates }

/** A dashed line: how far apart two places are, not a way that anybody rides. */
export function StraightLine({ from, to }: Props) {
  return <Polyline positions={[from, to]} interactive={false} className="ho-line" />
}
