import type { OutlineColours } from './outline-colours'
import type { TileStreets } from './street-squares'

/** Widths in pixels by class, the busiest first, at zooms 12 to 17; 0 for none. */
const WIDTHS: readonly (readonly number[])[] = [
  [2.4, 3.2, 4.6, 7, 11, 17],
  [2, 2.8, 4.1, 6.4, 10.4, 16],
  [0.9, 1.5, 2.6, 4.4, 8, 13],
  [0, 0.9, 1.7, 3.2, 6.5, 11],
]
/** What shows of the edge on either side of a street. */
const EDGE = 0.9

/** Paints streets, the busiest on top: first the edges of all, so that crossings are open. */
export function paintStreets(
  context: OffscreenCanvasRenderingContext2D,
  { squares, left, top, scale }: TileStreets,
  zoom: number,
  colours: OutlineColours,
): void {
  context.save()
  context.translate(left, top)
  context.scale(scale, scale)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  const widths = WIDTHS.map((byZoom) => byZoom[Math.min(zoom, 17) - 12] ?? 0)
  for (const part of ['edge', 'street'] as const) {
    for (let index = widths.length - 1; index >= 0; index--) {
      const width = widths[index] ?? 0
      if (width === 0) continue
      // A street thinner than its edges is drawn as one line.
      if (part === 'edge' ? width < 1.2 : false) continue
      context.lineWidth = (part === 'edge' ? width + 2 * EDGE : width) / scale
      context.strokeStyle = colourOf(part, index, width, colours)
      for (const { streets } of squares) {
        const path = streets[index]
        if (path) context.stroke(path)
      }
    }
  }
  context.restore()
}

/** The two busiest classes are one to the eye: along a road the count of routes goes up and down. */
const MAIN_CLASSES = 2

function colourOf(
  part: 'edge' | 'street',
  index: number,
  width: number,
  colours: OutlineColours,
): string {
  const isMain = index < MAIN_CLASSES
  if (part === 'edge') return isMain ? colours.mainEdge : colours.streetEdge
  if (width < 1.2) return colours.streetEdge
  return isMain ? colours.mainStreet : colours.street
}
