'use client'

import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDebounced } from '@/components/orders/use-debounced'
import { readJson } from '@/components/shell/read-json'
import { type Region, isRegion } from '@/lib/domain/areas'
import { type Coordinates, formatCoordinates, parseCoordinates } from '@/lib/domain/coordinates'
import { foodKeys, foodPaths, foodReads } from '@/lib/food/keys'
import type { CoverageAnswer, CoverageQuery } from '@/lib/food/model/coverage'
import type { FoodStore } from '../food-store'

/** The same place within this time has the same answer: a minute of a courier's day. */
const FRESH_MS = 60_000

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

/** Which stores deliver to a place; null asks nothing. */
function coverageQuery(asked: CoverageQuery | null) {
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

/** The stores as the map shows them: hollow where they are known not to deliver. */
export function useMappedStores(stores: readonly FoodStore[], { data, isAsking }: Coverage) {
  const t = useTranslations('coverage.verdict')
  return stores.map(({ id, name, location }) => {
    const said = isAsking ? undefined : data?.stores.find(({ storeId }) => storeId === id)
    const drawn = { position: location, name }
    if (!said) return drawn
    return {
      ...drawn,
      note: t(said.verdict),
      off: !['delivers', 'unknown'].includes(said.verdict),
    }
  })
}

/** A place to ask about: where the map is, and the pin on it. */
export type Place = { region: Region; pin: Coordinates | null }

/** The page's address with the place in it, so that it can be sent and come back to. */
export function placeAddress({ region, pin }: Place): string {
  const query = new URLSearchParams({ region, ...(pin && { at: formatCoordinates(pin) }) })
  return `${foodPaths.coverage()}?${query.toString()}`
}

/** The place of an address; of another region than these, or of none, the first without a pin. */
export function placeOf(
  given: Readonly<Record<string, unknown>>,
  regions: readonly [Region, ...Region[]],
): Place {
  const { region, at } = given
  return isRegion(region) && regions.includes(region)
    ? { region, pin: parseCoordinates(at) }
    : { region: regions[0], pin: null }
}
