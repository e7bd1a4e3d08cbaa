import type { Coordinates } from '@/lib/domain/coordinates'
import type { LockerMatch } from '../find-lockers'

/** Hong Kong and a little more: a locker elsewhere is a slip, and no reason to show the world. */
const [SOUTH, NORTH, WEST, EAST] = [22.1, 22.6, 113.8, 114.5]
/** Around an origin so many of the nearest are shown. */
const NEAREST = 8

/** The corners of what the map should show of what was found; nothing shows all of Hong Kong. */
export function fitOf(found: readonly LockerMatch[], origin: Coordinates | null): Coordinates[] {
  const near = origin ? found.slice(0, NEAREST) : found
  const points = near.flatMap(({ locker: { location } }) => (location ? [location] : []))
  const here = [...points, ...(origin ? [origin] : [])].filter(
    ({ lat, lng }) => lat > SOUTH && lat < NORTH && lng > WEST && lng < EAST,
  )
  if (here.length === 0) return []
  const box = here.reduce(
    (sum, { lat, lng }) => ({
      south: Math.min(sum.south, lat),
      north: Math.max(sum.north, lat),
      west: Math.min(sum.west, lng),
      east: Math.max(sum.east, lng),
    }),
    { south: NORTH, north: SOUTH, west: EAST, east: WEST },
  )
  return [
    { lat: box.south, lng: box.west },
    { lat: box.north, lng: box.east },
  ]
}
