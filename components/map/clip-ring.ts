import type { UnitBox } from './outline'
import type { Point } from './trace-ring'

type Side = {
  readonly holds: (point: Point) => boolean
  /** Where the line between two points meets the side. */
  readonly meet: (a: Point, b: Point) => Point
}

/**
 * What of a closed ring lies in a box (Sutherland and Hodgman): where the ring leaves the box it
 * goes along its sides until it comes back. Nothing when the ring passes by.
 */
export function clipRing(ring: readonly Point[], box: UnitBox): Point[] {
  const sides: readonly Side[] = [
    { holds: ({ x }) => x >= box.left, meet: atX(box.left) },
    { holds: ({ x }) => x <= box.right, meet: atX(box.right) },
    { holds: ({ y }) => y >= box.top, meet: atY(box.top) },
    { holds: ({ y }) => y <= box.bottom, meet: atY(box.bottom) },
  ]
  return sides.reduce<Point[]>(cut, [...ring])
}

function cut(ring: Point[], { holds, meet }: Side): Point[] {
  const kept: Point[] = []
  let from = ring.at(-1)
  for (const to of ring) {
    if (from && holds(from) !== holds(to)) kept.push(meet(from, to))
    if (holds(to)) kept.push(to)
    from = to
  }
  return kept
}

const atX = (x: number) => (a: Point, b: Point) => ({
  x,
  y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x),
})
const atY = (y: number) => (a: Point, b: Point) => ({
  x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y),
  y,
})
