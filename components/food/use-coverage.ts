'use client'

import { useQuery } from '@tanstack/react-query'
import type { CoverageQuery } from '@/lib/food/schema'
import { coverageQuery } from './coverage-query'
import { useDebounced } from '@/components/orders/use-debounced'

/** What is still being dragged or typed asks nothing. */
const SETTLE_MS = 400

/** Which stores deliver to the place as it stands; null while there is no pin. */
export function useCoverage(wanted: CoverageQuery | null) {
  const now = JSON.stringify(wanted)
  const settled = useDebounced(now, SETTLE_MS)
  const query = useQuery(coverageQuery(JSON.parse(settled) as CoverageQuery | null))
  return { ...query, isAsking: now !== settled || query.isFetching }
}

export type Coverage = ReturnType<typeof useCoverage>
