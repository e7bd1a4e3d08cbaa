import { distanceMetres, type Coordinates } from '@/lib/domain/coordinates'

/**
 * How far it is from each point to the next in a straight line, in metres; null where a pin is
 * missing. `total` counts what is known, and `isWhole` says whether that is all.
 */
export function pathLegs(points: readonly (Coordinates | null)[]) {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index]
    return from && to ? distanceMetres(from, to) : null
  })
  return {
    legs,
    total: legs.reduce<number>((sum, leg) => sum + (leg ?? 0), 0),
    isWhole: legs.every((leg) => leg !== null),
  }
}
