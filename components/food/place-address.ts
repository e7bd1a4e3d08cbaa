import { isRegion, type Region } from '@/lib/domain/areas'
import { formatCoordinates, parseCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { foodPaths } from '@/lib/food/keys'

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
