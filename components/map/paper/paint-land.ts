import { clipRing, cornersOf, traceRing, type Point } from './rings'
import type { Outline, UnitBox } from './outline'
import type { OutlineColours } from './outline-colours'

const EARTH_METRES = 40_075_016
/** Half the step of the survey's grid: corners are rounded by no more, so nothing moves further. */
const ROUNDING_METRES = 65
/** Width in pixels, at street zooms, and strength of the bands that darken towards the shore. */
const SHALLOWS = [
  [22, 0.1],
  [11, 0.16],
  [5, 0.22],
] as const
const MARGIN = SHALLOWS[0][0]

/** The shore of a region in pixels of the world at a zoom. */
export type Shore = {
  readonly rings: readonly { readonly corners: readonly Point[]; readonly box: UnitBox }[]
  /** By how much its corners are rounded. */
  readonly radius: number
}

/** All rings for a world of `size` pixels. */
export function shoreOf(outline: Outline, size: number): Shore {
  const middle = ((outline.south + outline.north) / 2) * (Math.PI / 180)
  const rings = outline.rings.map(({ points, box }) => ({
    corners: cornersOf(points, size),
    box: scale(box, size),
  }))
  return { rings, radius: (ROUNDING_METRES / (EARTH_METRES * Math.cos(middle))) * size }
}

/**
 * The land around a tile and no more: the browser draws what is far outside as slowly as what is
 * seen. It reaches so far beyond the tile that the cut, and whatever the cut changes about the
 * rounding of corners beside it, is not seen.
 */
function landAround({ rings, radius }: Shore, view: UnitBox): Path2D {
  const around = grow(view, 3 * radius + MARGIN)
  const land = new Path2D()
  for (const { corners, box } of rings) {
    if (!meets(box, around, 0)) continue
    traceRing(land, isWithin(box, around) ? corners : clipRing(corners, around), radius)
  }
  return land
}

/** Paints water, shallows, shore and land; `view` is the tile, in pixels of the world. */
export function paintLand(
  context: OffscreenCanvasRenderingContext2D,
  shore: Shore,
  view: UnitBox,
  zoom: number,
  colours: OutlineColours,
): void {
  context.fillStyle = colours.water
  context.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  const land = landAround(shore, view)
  context.lineJoin = 'round'
  context.strokeStyle = colours.coast
  const breadth = Math.min(1, Math.max(0.4, (zoom - 9) / 5))
  for (const [width, strength] of SHALLOWS) {
    context.globalAlpha = strength
    context.lineWidth = width * breadth * 2
    context.stroke(land)
  }
  // Twice the width that shall be seen: the land covers the inner half, and with it the seams
  // between polygons that overlap.
  context.globalAlpha = 1
  context.lineWidth = 2.4
  context.stroke(land)
  context.fillStyle = colours.land
  context.fill(land)
}

/** Covers what lies beyond the survey, where neither land nor water is known, and draws its edge. */
export function paintBeyond(
  context: OffscreenCanvasRenderingContext2D,
  sheet: UnitBox,
  view: UnitBox,
  colours: OutlineColours,
): void {
  if (isWithin(view, sheet)) return
  const beyond = new Path2D()
  beyond.rect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  beyond.rect(sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top)
  context.fillStyle = colours.outside
  context.fill(beyond, 'evenodd')
  context.strokeStyle = colours.coast
  context.lineWidth = 1
  context.strokeRect(sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top)
}

export function scale(box: UnitBox, size: number): UnitBox {
  return {
    left: box.left * size,
    top: box.top * size,
    right: box.right * size,
    bottom: box.bottom * size,
  }
}

export function meets(a: UnitBox, b: UnitBox, margin: number): boolean {
  return (
    a.left - margin < b.right &&
    a.right + margin > b.left &&
    a.top - margin < b.bottom &&
    a.bottom + margin > b.top
  )
}

function isWithin(inner: UnitBox, outer: UnitBox): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

function grow({ left, top, right, bottom }: UnitBox, by: number): UnitBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
