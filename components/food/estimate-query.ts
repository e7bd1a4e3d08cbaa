import { queryOptions, skipToken } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { EstimateAnswer, EstimateQuery } from '@/lib/food/schema'
import { readJson } from '@/components/shell/read-json'

/** The same question within this time has the same answer: a minute of a courier's day. */
const FRESH_MS = 60_000

/** What the platform says to an order that is still being typed; null asks nothing. */
export function estimateQuery(asked: EstimateQuery | null) {
  return queryOptions({
    queryKey: asked ? foodKeys.estimate(asked) : (['food', 'estimate'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<EstimateAnswer>(foodReads.estimate(asked), signal)
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  })
}
