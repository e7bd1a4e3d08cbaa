import { unitX, unitY } from '@/lib/domain/map/web-mercator'
import type { UnitBox } from './outline'
import type { OutlineColours } from './outline-colours'

/** Degrees between two lines, so that they are some 100 to 250 pixels apart. */
export function graticuleStep(zoom: number): number {
  const wanted = (360 / (256 * 2 ** zoom)) * 120
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * ([1, 2, 5].find((factor) => factor * power >= wanted) ?? 10)
}

/** Lines of latitude and longitude: at street zooms land is bare, and they show how far one is. */
export function paintGrid(
  context: OffscreenCanvasRenderingContext2D,
  view: UnitBox,
  zoom: number,
  colour: string,
): void {
  const size = 256 * 2 ** zoom
  const { lats, lngs } = gridOf(view, zoom)
  context.strokeStyle = colour
  context.lineWidth = 1
  for (const lng of lngs) line(context, unitX(lng) * size, view.top, unitX(lng) * size, view.bottom)
  for (const lat of lats) line(context, view.left, unitY(lat) * size, view.right, unitY(lat) * size)
}

/** The lines with their degrees, for regions without an outline. */
export function paintGraticule(
  context: OffscreenCanvasRenderingContext2D,
  view: UnitBox,
  zoom: number,
  colours: OutlineColours,
  font: string,
): void {
  const size = 256 * 2 ** zoom
  const { lats, lngs, digits } = gridOf(view, zoom)
  context.fillStyle = colours.land
  context.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  paintGrid(context, view, zoom, colours.coast)
  context.fillStyle = colours.label
  context.font = `11px ${font}`
  for (const lat of lats) {
    for (const lng of lngs) {
      const text = `${lat.toFixed(digits)}, ${lng.toFixed(digits)}`
      context.fillText(text, unitX(lng) * size + 5, unitY(lat) * size - 5)
    }
  }
}

function gridOf(view: UnitBox, zoom: number) {
  const size = 256 * 2 ** zoom
  const step = graticuleStep(zoom)
  return {
    lngs: multiples(longitude(view.left / size), longitude(view.right / size), step),
    lats: multiples(latitude(view.bottom / size), latitude(view.top / size), step),
    digits: Math.max(0, Math.ceil(-Math.log10(step))),
  }
}

/** From one step before to one after, so that a text that begins in the next tile is continued. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) - 1
  const last = Math.ceil(to / step) + 1
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

function line(
  context: OffscreenCanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  context.beginPath()
  context.moveTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5)
  context.lineTo(Math.round(x2) + 0.5, Math.round(y2) + 0.5)
  context.stroke()
}

function longitude(x: number): number {
  return x * 360 - 180
}

function latitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}
