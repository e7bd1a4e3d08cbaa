import { queryOptions, skipToken } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { CoverageAnswer, CoverageQuery } from '@/lib/food/schema'
import { readJson } from '@/components/shell/read-json'

/** The same place within this time has the same answer: a minute of a courier's day. */
const FRESH_MS = 60_000

/** Which stores deliver to a place; null asks nothing. */
export function coverageQuery(asked: CoverageQuery | null) {
  return queryOptions({
    queryKey: asked ? foodKeys.coverage(asked) : (['food', 'coverage'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<CoverageAnswer>(foodReads.coverage(asked), signal)
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
