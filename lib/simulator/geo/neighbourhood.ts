import type { Coordinate } from '../core/coordinates'
import type { Random } from '../core/random'
import { CROSSINGS } from './crossings'
import { shoresOf } from './outlines'
import { findShortestWays, type ShortestWays } from './shortest-ways'
import { LAND, StreetGrid } from './street-grid'

type Point = readonly [number, number]

/** How many cells away from its pin a street may be (180 m); beyond that the pin is out on the water. */
const STREET_WITHIN_CELLS = 3
const PLACES_TRIED = 16

/**
 * The streets around one place, with the way from everywhere to it. Couriers keep to land and to the
 * tunnels and bridges; where no such way exists (an island without a bridge, a pin in the sea), the
 * last part leads over the shortest water. Built once per place, in about a tenth of a second.
 */
export class Neighbourhood {
  private readonly grid: StreetGrid
  private readonly ways: ShortestWays
  private readonly root: number

  constructor(
    private readonly place: Coordinate,
    region: string,
  ) {
    this.grid = new StreetGrid(place, shoresOf(region), CROSSINGS[region] ?? [])
    this.root = this.streetCell(place)
    this.ways = findShortestWays(this.grid, this.root)
  }

  /** Length of the way between the place and a point, metres. */
  travelMetres(far: Coordinate) {
    const cell = this.streetCell(far)
    const toStreet = this.metresBetween(this.grid.planeOf(far), this.grid.planePoint(cell))
    return toStreet + (this.ways.metres[cell] ?? 0) + this.lastStretch()
  }

  /** Does the way use a tunnel, a bridge or water? Walkers and bicycles do not. */
  leavesLand(far: Coordinate) {
    return (this.ways.offLand[this.streetCell(far)] ?? 0) > 0
  }

  /** Where one is on the way from the far point to the place after so many metres. */
  pointAfter(far: Coordinate, metres: number): Coordinate {
    let left = Math.max(0, metres)
    let from = this.grid.planeOf(far)
    for (const to of this.wayPoints(this.streetCell(far))) {
      const length = this.metresBetween(from, to)
      if (left <= length && length > 0)
        return this.grid.coordinateOf(between(from, to, left / length))
      left -= length
      from = to
    }
    return this.place
  }

  /** A spot on a street, some metres away as the crow flies, from which the place is not far to ride. */
  spotNearby(random: Random, minMetres: number, maxMetres: number): Coordinate {
    const [x, y] = this.grid.planeOf(this.place)
    for (let attempt = 0; attempt < PLACES_TRIED; attempt++) {
      const angle = random.between(0, 2 * Math.PI)
      const away = random.between(minMetres, maxMetres)
      const spot = this.grid.coordinateOf([x + Math.cos(angle) * away, y + Math.sin(angle) * away])
      const cell = this.grid.cellAt(spot)
      if (cell === undefined || this.grid.kinds[cell] !== LAND) continue
      const street = this.grid.coordinateOf(this.grid.planePoint(cell))
      if (this.travelMetres(street) < 2 * maxMetres && !this.leavesLand(street)) return street
    }
    return this.place
  }

  private *wayPoints(start: number): Generator<Point> {
    for (let cell = start; cell !== -1; cell = this.ways.next[cell] ?? -1)
      yield this.grid.planePoint(cell)
    yield this.grid.planeOf(this.place)
  }

  private lastStretch() {
    return this.metresBetween(this.grid.planePoint(this.root), this.grid.planeOf(this.place))
  }

  private streetCell(point: Coordinate) {
    const cell = this.grid.cellAt(point)
    if (cell === undefined) throw new Error('the point is outside the neighbourhood')
    return this.grid.nearestLand(cell, STREET_WITHIN_CELLS)
  }

  private metresBetween([x1, y1]: Point, [x2, y2]: Point) {
    return Math.hypot(x2 - x1, y2 - y1)
  }
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

const built = new Map<string, Neighbourhood>()

/** The streets around a place, built at the first question and kept: streets do not change with the seed. */
export function neighbourhoodOf(place: Coordinate, region: string): Neighbourhood {
  const key = `${region} ${place.lat},${place.lng}`
  const known = built.get(key)
  if (known) return known
  const fresh = new Neighbourhood(place, region)
  built.set(key, fresh)
  return fresh
}
