import type { PixelBox } from '@/lib/domain/map/name-box'

/** A round mark on the map, in pixels of the world at a zoom. */
export type Disc = { readonly x: number; readonly y: number; readonly radius: number }

/** Between a disc and a name. */
const GAP = 2
/** It stands for many places around it, and may move by about what makes them one, in pixels. */
const FURTHEST = 52

/**
 * Where discs stand so that the names of the map can be read: each as near to its own place as it
 * can be without covering a name or meeting another disc. One without such a place nearby stays.
 */
export function besideNames(discs: readonly Disc[], names: readonly PixelBox[]): Disc[] {
  const placed = [...discs]
  discs.forEach((disc, index) => {
    const near = names.filter((name) => reaches(disc, name, 2 * FURTHEST))
    if (!near.some((name) => covers(disc, name))) return
    const others = placed.filter((_, at) => at !== index)
    const free = placesAround(disc, near)
      .filter((place) => distance(place, disc) <= FURTHEST)
      .filter((place) => !near.some((name) => covers(place, name)))
      .filter((place) => !others.some((other) => meets(place, other)))
      .toSorted((a, b) => distance(a, disc) - distance(b, disc))
    placed[index] = free[0] ?? disc
  })
  return placed
}

/** Above, below and on either side of each name, and where two of those cross. */
function placesAround(disc: Disc, names: readonly PixelBox[]): Disc[] {
  const room = disc.radius + GAP
  const xs = [disc.x, ...names.flatMap(({ left, right }) => [left - room, right + room])]
  const ys = [disc.y, ...names.flatMap(({ top, bottom }) => [top - room, bottom + room])]
  return xs.flatMap((x) => ys.map((y) => ({ ...disc, x, y })))
}

export function covers(disc: Disc, name: PixelBox): boolean {
  return reaches(disc, name, 0)
}

function reaches({ x, y, radius }: Disc, name: PixelBox, further: number): boolean {
  const across = Math.max(name.left - x, 0, x - name.right)
  const down = Math.max(name.top - y, 0, y - name.bottom)
  return Math.hypot(across, down) < radius + further
}

export function meets(one: Disc, other: Disc): boolean {
  return distance(one, other) < one.radius + other.radius
}

const distance = (one: Disc, other: Disc) => Math.hypot(one.x - other.x, one.y - other.y)
