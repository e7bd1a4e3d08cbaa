import type { Outline, UnitBox } from './outline'
import type { PaperColours } from './paper-colours'
import { traceRing } from './trace-ring'

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

export type TracedRing = { readonly path: Path2D; readonly box: UnitBox }

/** All rings as canvas paths for a world of `size` pixels. */
export function traceOutline(outline: Outline, size: number): TracedRing[] {
  const middle = ((outline.south + outline.north) / 2) * (Math.PI / 180)
  const radius = (ROUNDING_METRES / (EARTH_METRES * Math.cos(middle))) * size
  return outline.rings.map(({ points, box }) => {
    const path = new Path2D()
    traceRing(path, points, size, radius)
    return { path, box: scale(box, size) }
  })
}

/** Paints water, shallows, shore and land; `view` is the tile, in pixels of the world. */
export function paintSheet(
  context: CanvasRenderingContext2D,
  rings: readonly TracedRing[],
  view: UnitBox,
  zoom: number,
  colours: PaperColours,
): void {
  context.fillStyle = colours.water
  context.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  const land = new Path2D()
  for (const ring of rings) if (meets(ring.box, view, MARGIN)) land.addPath(ring.path)
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
  context: CanvasRenderingContext2D,
  sheet: UnitBox,
  view: UnitBox,
  colours: PaperColours,
): void {
  const inside =
    view.left >= sheet.left &&
    view.right <= sheet.right &&
    view.top >= sheet.top &&
    view.bottom <= sheet.bottom
  if (inside) return
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
