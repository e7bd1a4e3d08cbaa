'use client'

import type { ReactNode } from 'react'
import type { PrintStation } from '@/lib/printing/model/station'
import { useKnownStations } from './use-stations'

type KnownStationsProps = { first: readonly PrintStation[]; children: ReactNode }

/** A page whose parts know from the beginning which print stations there are. */
export function KnownStations({ first, children }: KnownStationsProps) {
  useKnownStations(first)
  return children
}
