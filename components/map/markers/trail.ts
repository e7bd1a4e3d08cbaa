import { bearingDegrees, type Coordinates } from '@/lib/domain/coordinates'

/**
 * Cuts a trail (oldest first) into at most `parts` lines of about equal length that share their
 * end points, oldest first, so that each can be drawn fainter than the next.
 */
export function splitTrail(positions: readonly Coordinates[], parts: number): Coordinates[][] {
  const legs = positions.length - 1
  if (legs < 1) return []
  const count = Math.min(parts, legs)
  return Array.from({ length: count }, (_, part) =>
    positions.slice(Math.floor((part * legs) / count), Math.floor(((part + 1) * legs) / count) + 1),
  )
}

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
