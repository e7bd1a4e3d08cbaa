export type LabelBox = {
  /** Centre and full size, in pixels. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In heights of the box: where it belongs, else a little lower, else a little higher. */
const NUDGES = [0, 0.7, -0.7]

/**
 * Keeps the boxes that have room: the first of those that overlap, with `gap` pixels between any
 * two. A later box may move a little before it is given up. It looks at the whole map at one zoom
 * and not at the window, so a name does not come and go while the map is moved.
 */
export function placeLabels<T extends LabelBox>(boxes: readonly T[], gap: number): T[] {
  const kept: T[] = []
  for (const box of boxes) {
    const place = NUDGES.map((nudge) => ({ ...box, y: box.y + nudge * box.height })).find(
      (candidate) => !kept.some((other) => overlaps(candidate, other, gap)),
    )
    if (place) kept.push(place)
  }
  return kept
}

function overlaps(a: LabelBox, b: LabelBox, gap: number): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  )
}
