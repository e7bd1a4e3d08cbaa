import type { Coordinates } from '@/lib/domain/coordinates'
import { roadNameLength } from '@/lib/domain/map/name-box'
import { unitX, unitY, worldPixels } from '@/lib/domain/map/web-mercator'
import { distanceToSegment, joinLines, nearestOnSegment, type Line, type Point } from './lines'

/** A stop stands so far from its road at most: about 45 m at the equator, in pixels at zoom 0. */
const BESIDE = 45 / (40_075_016 / worldPixels(0))
/** A road may bend away from its straight name by so many pixels. */
const BEND = 3.5
const CELL = BESIDE * 4

type Place = { readonly x: number; readonly y: number; readonly angle: number }

/** Where the name of a road stands that passes a place, or null where it has no straight room. */
export type AlongStreets = (place: Coordinates, name: string, zoom: number) => Place | null

/** Finds places along streets, whose points are pixels of the world at zoom 0. */
export function alongStreets(classes: readonly (readonly Line[])[]): AlongStreets {
  const cells = new Map<string, { line: Line; index: number }[]>()
  // A road is one, however many routes use which part of it.
  for (const line of joinLines(classes.flat())) {
    for (let index = 0; index + 3 < line.length; index += 2) addSegment(cells, line, index)
  }
  return ({ lat, lng }, name, zoom) => {
    const size = worldPixels(0)
    const [x, y] = [unitX(lng) * size, unitY(lat) * size]
    const beside = cells.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) ?? []
    const [nearest] = beside
      .map((one) => ({ ...one, away: awayFrom(one, x, y) }))
      .filter(({ away }) => away < BESIDE)
      .sort((a, b) => a.away - b.away)
    return nearest ? straightPart(nearest, [x, y], roadNameLength(name) / 2 ** zoom, zoom) : null
  }
}

function addSegment(
  cells: Map<string, { line: Line; index: number }[]>,
  line: Line,
  index: number,
): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(index, index + 4)
  const from = (a: number, b: number) => Math.floor((Math.min(a, b) - BESIDE) / CELL)
  const to = (a: number, b: number) => Math.floor((Math.max(a, b) + BESIDE) / CELL)
  for (let x = from(x1, x2); x <= to(x1, x2); x++) {
    for (let y = from(y1, y2); y <= to(y1, y2); y++) {
      const key = `${x},${y}`
      cells.set(key, [...(cells.get(key) ?? []), { line, index }])
    }
  }
}

function awayFrom({ line, index }: { line: Line; index: number }, x: number, y: number): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(index, index + 4)
  return distanceToSegment([x, y], [x1, y1], [x2, y2])
}

/** The straight part of a line around a point on it, as long as a name, with its direction. */
function straightPart(
  { line, index }: { line: Line; index: number },
  [x, y]: [number, number],
  length: number,
  zoom: number,
): Place | null {
  const start = walk(line, index, [x, y], -1, length / 2)
  const end = walk(line, index, [x, y], 1, length / 2)
  if (!start || !end) return null
  const between = [...start.passed.reverse(), ...end.passed]
  const isStraight = between.every(
    (point) => distanceToSegment(point, start.point, end.point) * 2 ** zoom < BEND,
  )
  if (!isStraight) return null
  const turn = Math.atan2(end.point[1] - start.point[1], end.point[0] - start.point[0])
  const degrees = Math.round((turn * 180) / Math.PI)
  return {
    x: (start.point[0] + end.point[0]) / 2,
    y: (start.point[1] + end.point[1]) / 2,
    angle: degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees,
  }
}

function walk(line: Line, index: number, from: Point, way: 1 | -1, length: number) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(index, index + 4)
  let point = nearestOnSegment(from, [x1, y1], [x2, y2])
  let left = length
  const passed: Point[] = [point]
  for (let at = way === 1 ? index + 2 : index; at >= 0 && at + 1 < line.length; at += 2 * way) {
    const next: Point = [line[at] ?? 0, line[at + 1] ?? 0]
    const step = Math.hypot(next[0] - point[0], next[1] - point[1])
    if (step >= left) {
      const share = step === 0 ? 0 : left / step
      point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
      return { point, passed }
    }
    left -= step
    point = next
    passed.push(point)
  }
  return null
}
