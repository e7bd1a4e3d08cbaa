import type { UnitBox } from './outline'

/** What a ring is traced onto: a canvas path, or a list in tests. */
export type Pen = Pick<Path2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>

/** In pixels of the world at a zoom. */
export type Point = { readonly x: number; readonly y: number }

/**
 * Traces a closed ring, its corners rounded by at most `radius` pixels: the survey's shore goes in
 * steps, a shore does not, while long straight quays stay straight.
 */
export function traceRing(pen: Pen, corners: readonly Point[], radius: number): void {
  const last = corners.at(-1)
  if (corners.length < 3 || !last) return
  let from = last
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    const enter = towards(corner, from, radius)
    if (at === 0) pen.moveTo(enter.x, enter.y)
    else pen.lineTo(enter.x, enter.y)
    if (radius >= 1) {
      const leave = towards(corner, next, radius)
      pen.quadraticCurveTo(corner.x, corner.y, leave.x, leave.y)
    }
    from = corner
  })
  pen.closePath()
}

/**
 * The corners of a ring on the unit square (x0, y0, x1, y1, …) for a world of `size` pixels; those
 * closer than `least` pixels to the last one are left out.
 */
export function cornersOf(points: Float64Array, size: number, least = 0.75): Point[] {
  const kept: Point[] = []
  let last: Point | undefined
  for (let at = 0; at + 1 < points.length; at += 2) {
    const point = { x: (points[at] ?? 0) * size, y: (points[at + 1] ?? 0) * size }
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < least) continue
    kept.push(point)
    last = point
  }
  return kept
}

/** The point at most `radius` from the corner, and at most half way, in the direction of `other`. */
function towards(corner: Point, other: Point, radius: number): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  if (radius < 1 || length === 0) return corner
  const share = Math.min(0.5, radius / length)
  return {
    x: corner.x + (other.x - corner.x) * share,
    y: corner.y + (other.y - corner.y) * share,
  }
}

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
