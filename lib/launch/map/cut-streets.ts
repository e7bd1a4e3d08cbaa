import {
  STREET_CLASSES,
  TILE_PIXELS,
  TILE_UNITS,
  TILE_ZOOMS,
  type TileZoom,
} from '@/lib/domain/map/street-tile'
import { unitX, unitY, worldPixels } from '@/lib/domain/map/web-mercator'
import { dropTwins } from './drop-twins'
import { clipLine, joinLines, simplifyLine, type Line } from './lines'

/** How much of the streets a zoom has, in pixels of that zoom. */
const DETAIL: Readonly<Record<TileZoom, { classes: number; twins: number; tolerance: number }>> = {
  12: { classes: 3, twins: 3.2, tolerance: 1 },
  13: { classes: 4, twins: 4, tolerance: 1.1 },
  14: { classes: 4, twins: 4, tolerance: 1.1 },
  15: { classes: 4, twins: 4.5, tolerance: 0.9 },
}
/** A line may reach so far beyond its square, in pixels: half the width that it is drawn in. */
const BEYOND = 8

export type StreetSquares = Map<string, Line[][]>

/** Lines in degrees, each class of a region, as pixels of the world at zoom 0. */
export function projectStreets(classes: readonly (readonly Line[])[]): Line[][] {
  const size = worldPixels(0)
  return classes.map((lines) =>
    joinLines(lines.map((line) => [...line])).map((line) =>
      line.map((degrees, at) => (at % 2 === 0 ? unitX(degrees) : unitY(degrees)) * size),
    ),
  )
}

/** The streets of a region in squares `x-y`, in whole units of each, with less the further out. */
export function cutStreets(classes: readonly (readonly Line[])[]): Map<TileZoom, StreetSquares> {
  return new Map(TILE_ZOOMS.map((zoom) => [zoom, cutZoom(classes, zoom)]))
}

function cutZoom(classes: readonly (readonly Line[])[], zoom: TileZoom): StreetSquares {
  const { classes: count, twins, tolerance } = DETAIL[zoom]
  const scaled = classes
    .slice(0, count)
    .map((lines) => lines.map((line) => line.map((pixels) => pixels * 2 ** zoom)))
  const squares: StreetSquares = new Map()
  dropTwins(scaled, twins).forEach((lines, index) => {
    for (const line of lines) addLine(squares, zoom, index, simplifyLine(line, tolerance))
  })
  return squares
}

function addLine(squares: StreetSquares, zoom: TileZoom, index: number, line: Line): void {
  const xs = line.filter((_, at) => at % 2 === 0)
  const ys = line.filter((_, at) => at % 2 === 1)
  const units = TILE_UNITS[zoom] / TILE_PIXELS
  for (const x of squaresFrom(Math.min(...xs), Math.max(...xs))) {
    for (const y of squaresFrom(Math.min(...ys), Math.max(...ys))) {
      const [left, top] = [x * TILE_PIXELS, y * TILE_PIXELS]
      const box = {
        left: left - BEYOND,
        top: top - BEYOND,
        right: left + TILE_PIXELS + BEYOND,
        bottom: top + TILE_PIXELS + BEYOND,
      }
      for (const piece of clipLine(line, box)) {
        const written = wholeUnits(piece, left, top, units)
        if (written.length >= 4) squareOf(squares, `${x}-${y}`)[index]?.push(written)
      }
    }
  }
}

function squaresFrom(least: number, most: number): number[] {
  const first = Math.floor((least - BEYOND) / TILE_PIXELS)
  const last = Math.floor((most + BEYOND) / TILE_PIXELS)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

export function squareOf(squares: StreetSquares, key: string): Line[][] {
  const square = squares.get(key) ?? Array.from({ length: STREET_CLASSES }, (): Line[] => [])
  squares.set(key, square)
  return square
}

/** In whole units of the square; points that fall on the one before are left out. */
function wholeUnits(line: Line, left: number, top: number, units: number): Line {
  const written: Line = []
  for (let at = 0; at + 1 < line.length; at += 2) {
    const x = Math.round(((line[at] ?? 0) - left) * units)
    const y = Math.round(((line[at + 1] ?? 0) - top) * units)
    if (written.at(-2) !== x || written.at(-1) !== y) written.push(x, y)
  }
  return written
}
