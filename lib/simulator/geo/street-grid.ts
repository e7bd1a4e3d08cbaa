import type { Coordinate } from '../core/coordinates'
import { hashOfPair } from '../core/random'
import type { Crossing } from './crossings'
import type { Shore } from './outlines'
import { Projection } from './projection'

/** Land is asked for at the lower edge, the middle and the upper edge of each row of cells. */
const LINES_PER_ROW = 3

const LINE_OFFSETS = [0.01, 0.5, 0.99] as const

type Point = readonly [number, number]

const CELL_M = 60
const HALF_WIDTH_M = 12_000
const TURN_DEGREES = 17

export const WATER = 0
export const LAND = 1
/** A tunnel or bridge. */
export const CROSSING = 2

/** How much longer a metre seems to a rider: main streets, side streets, and water as a last resort. */
const STREET_WEIGHT = 1
const SIDE_STREET_WEIGHT = 1.8
const WATER_WEIGHT = 40
/** Main streets are this many cells apart, and shift from one neighbourhood to the next. */
const STREET_SPACING = 4
const NEIGHBOURHOOD = 22

/** A square of cells around a centre: which are land, where their streets run, how hard they are to ride. */
export class StreetGrid {
  readonly size = (2 * HALF_WIDTH_M) / CELL_M
  readonly kinds = new Uint8Array(this.size * this.size)
  private readonly projection: Projection
  /** Tunnels and bridges run straight: where their line passes through a cell, in metres of the plane. */
  private readonly crossingPoints = new Map<number, Point>()

  constructor(centre: Coordinate, shores: readonly Shore[], crossings: readonly Crossing[]) {
    this.projection = new Projection(centre, TURN_DEGREES)
    fillLand(this.kinds, this.size, this.toGrid(shores))
    for (const { way } of crossings) this.carve(way.map(({ lat, lng }) => this.gridPoint(lat, lng)))
  }

  /** The cell that holds a coordinate; undefined outside the square. */
  cellAt({ lat, lng }: Coordinate): number | undefined {
    const [x, y] = this.gridPoint(lat, lng)
    const column = Math.floor(x)
    const row = Math.floor(y)
    const outside = column < 0 || row < 0 || column >= this.size || row >= this.size
    return outside ? undefined : row * this.size + column
  }

  /** The nearest cell of land within a few cells, or the cell itself. */
  nearestLand(cell: number, reach: number): number {
    if (this.kinds[cell] !== WATER) return cell
    const column = cell % this.size
    const row = (cell - column) / this.size
    let best = cell
    let bestDistance = Infinity
    for (let r = Math.max(0, row - reach); r <= Math.min(this.size - 1, row + reach); r++)
      for (let c = Math.max(0, column - reach); c <= Math.min(this.size - 1, column + reach); c++) {
        const distance = Math.hypot(r - row, c - column)
        if (this.kinds[r * this.size + c] === WATER || distance >= bestDistance) continue
        best = r * this.size + c
        bestDistance = distance
      }
    return best
  }

  /**
   * Where the street runs through a cell, in metres of the plane. Streets are not ruled lines: each point
   * is off its centre by a little, never so far that the way between two land cells leaves the land.
   */
  planePoint(cell: number): Point {
    const column = cell % this.size
    const row = (cell - column) / this.size
    const crossing = this.crossingPoints.get(cell)
    if (crossing) return crossing
    const bent = this.kinds[cell] === LAND
    const dx = bent ? wobble(row, column) : 0
    const dy = bent ? wobble(column + this.size, row) : 0
    return toMetres(column + 0.5 + dx, row + 0.5 + dy)
  }

  planeOf({ lat, lng }: Coordinate) {
    return this.projection.toPlane(lat, lng)
  }

  coordinateOf([x, y]: Point): Coordinate {
    return this.projection.toCoordinate(x, y)
  }

  weight(cell: number) {
    const kind = this.kinds[cell]
    if (kind === CROSSING) return STREET_WEIGHT
    if (kind === WATER) return WATER_WEIGHT
    const column = cell % this.size
    return isStreet((cell - column) / this.size, column) ? STREET_WEIGHT : SIDE_STREET_WEIGHT
  }

  private gridPoint(lat: number, lng: number): Point {
    const [x, y] = this.projection.toPlane(lat, lng)
    return [(x + HALF_WIDTH_M) / CELL_M, (y + HALF_WIDTH_M) / CELL_M]
  }

  private toGrid(shores: readonly Shore[]) {
    return shores.map((shore) => shore.map(([lng, lat]) => this.gridPoint(lat, lng)))
  }

  /** Marks the water cells along a way, each beside the one before, so that no step is diagonal. */
  private carve(way: readonly Point[]) {
    for (const [i, [x2, y2]] of way.entries()) {
      const [x1, y1] = way[i - 1] ?? [x2, y2]
      const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 8)
      let previousColumn = x1
      for (let step = 0; step <= steps; step++) {
        const x = x1 + ((x2 - x1) * step) / Math.max(1, steps)
        const y = y1 + ((y2 - y1) * step) / Math.max(1, steps)
        this.open(y, previousColumn, [x, y])
        this.open(y, x, [x, y])
        previousColumn = x
      }
    }
  }

  private open(y: number, x: number, [lineX, lineY]: Point) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    const cell = Math.floor(y) * this.size + Math.floor(x)
    if (this.kinds[cell] !== WATER) return
    this.kinds[cell] = CROSSING
    this.crossingPoints.set(cell, toMetres(lineX, lineY))
  }
}

const toMetres = (x: number, y: number): Point => [
  x * CELL_M - HALF_WIDTH_M,
  y * CELL_M - HALF_WIDTH_M,
]

const wobble = (a: number, b: number) => (hashOfPair(a, b) / 4294967296 - 0.5) * 0.4

function isStreet(row: number, column: number) {
  const rowShift = hashOfPair(Math.floor(column / NEIGHBOURHOOD), 1) % STREET_SPACING
  const columnShift = hashOfPair(Math.floor(row / NEIGHBOURHOOD), 2) % STREET_SPACING
  return (row + rowShift) % STREET_SPACING === 0 || (column + columnShift) % STREET_SPACING === 0
}

type GridShore = readonly (readonly [number, number])[]

/**
 * Marks with 1 each cell of a square grid that lies on land as a whole. Between two such neighbours one
 * can walk without leaving the land. Shores are in cells: x is the column, y the row.
 */
function fillLand(kinds: Uint8Array, size: number, shores: readonly GridShore[]) {
  const crossingsByLine: number[][] = Array.from({ length: size * LINES_PER_ROW }, () => [])
  for (const shore of shores) {
    let previous = shore[shore.length - 1]
    for (const point of shore) {
      if (previous) addCrossings(crossingsByLine, size, previous, point)
      previous = point
    }
  }
  const covered = new Uint8Array(size * size)
  for (const [line, crossings] of crossingsByLine.entries())
    coverLine(covered, size, Math.floor(line / LINES_PER_ROW), crossings)
  for (let cell = 0; cell < covered.length; cell++)
    if (covered[cell] === LINES_PER_ROW) kinds[cell] = 1
}

function addCrossings(
  crossingsByLine: number[][],
  size: number,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
) {
  const firstRow = Math.max(0, Math.floor(Math.min(y1, y2)))
  const lastRow = Math.min(size - 1, Math.floor(Math.max(y1, y2)))
  for (let row = firstRow; row <= lastRow; row++)
    for (const [i, offset] of LINE_OFFSETS.entries()) {
      const y = row + offset
      if (y1 > y === y2 > y) continue
      crossingsByLine[row * LINES_PER_ROW + i]?.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1))
    }
}

/** Between the first and second crossing of a line there is land, between the second and third water. */
function coverLine(covered: Uint8Array, size: number, row: number, crossings: number[]) {
  crossings.sort((a, b) => a - b)
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.max(0, Math.ceil(crossings[i] ?? 0))
    const to = Math.min(size, Math.floor(crossings[i + 1] ?? 0))
    for (let column = from; column < to; column++) {
      const cell = row * size + column
      covered[cell] = (covered[cell] ?? 0) + 1
    }
  }
}
