import { bearingDegrees, type Coordinates } from '@/lib/domain/coordinates'

/**
 * The direction of travel in degrees (0 north, 90 east) from the last two positions that differ,
 * the newest being the last of the list; null while there are no two.
 */
export function headingOf(positions: readonly Coordinates[]): number | null {
  const newest = positions.at(-1)
  const before = positions.findLast(
    (position) => position.lat !== newest?.lat || position.lng !== newest.lng,
  )
  return newest && before ? bearingDegrees(before, newest) : null
}
