'use client'

import { Circle } from 'react-leaflet'

import type { Coordinates } from '@/lib/domain/coordinates'

type Props = { readonly centre: Coordinates; readonly metres: number }

/** How far a store reaches as the crow flies. */
export function ReachCircle({ centre, metres }: Props) {
  return <Circle center={centre} radius={metres} interactive={false} className="ho-reach" />
}
