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
