import { nearestOnSegment, type Line } from './lines'

/** A line is looked at this often, in distances. */
const STEPS = 0.75
/** A piece shorter than so many distances, its ends included, is a swerve of a twin. */
const SHORTEST = 3
/** As the sine of the angle between two lines that count as going the same way. */
const SAME_WAY = 0.5

type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * Lines of several classes without what runs beside a line that came before, such as the other
 * carriageway: nearer than `distance`, and in its direction. Earlier classes and longer lines stay.
 */
export function dropTwins(classes: readonly (readonly Line[])[], distance: number): Line[][] {
  const near = segmentGrid(distance)
  return classes.map((lines) =>
    [...lines]
      .sort((a, b) => lengthOf(b) - lengthOf(a))
      .flatMap((line) => {
        const rest = uncovered(line, distance, near.beside)
        for (const piece of rest) near.add(piece)
        return rest
      }),
  )
}

export function lengthOf(line: Line): number {
  return segmentsOf(line).reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, y2 - y1), 0)
}

function segmentsOf(line: Line): Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at + 3 < line.length; at += 2) {
    segments.push([line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0])
  }
  return segments
}

type Point = readonly [x: number, y: number]

/** The place beside a point on a line that goes its way; null where none does. */
type Beside = (x: number, y: number, direction: Segment) => Point | null

/**
 * The pieces of a line that nothing runs beside. Where something begins to, a piece is led into it,
 * so that no gap is seen.
 */
function uncovered(line: Line, distance: number, beside: Beside): Line[] {
  const pieces: Line[] = []
  let piece: Line = []
  let last: Point | null = null
  const end = (at: Point | null) => {
    if (piece.length > 0 && at) piece.push(...at)
    if (piece.length >= 4 && lengthOf(piece) > SHORTEST * distance) pieces.push(piece)
    piece = []
  }
  for (const segment of segmentsOf(line)) {
    const [x1, y1, x2, y2] = segment
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / (distance * STEPS)))
    for (let step = 0; step < steps; step++) {
      const middle = (step + 0.5) / steps
      const twin = beside(x1 + (x2 - x1) * middle, y1 + (y2 - y1) * middle, segment)
      if (twin) {
        end(twin)
        last = twin
        continue
      }
      if (piece.length === 0) {
        if (last) piece.push(...last)
        piece.push(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps)
      }
      last = null
      const to = (step + 1) / steps
      piece.push(x1 + (x2 - x1) * to, y1 + (y2 - y1) * to)
    }
  }
  end(null)
  return pieces
}

/** Segments by the cells of a grid, so that only those around a point are looked at. */
function segmentGrid(distance: number) {
  const size = distance * 8
  const cells = new Map<string, Segment[]>()
  const cellsOf = (x1: number, y1: number, x2: number, y2: number, work: (key: string) => void) => {
    for (let x = Math.floor(x1 / size); x <= Math.floor(x2 / size); x++)
      for (let y = Math.floor(y1 / size); y <= Math.floor(y2 / size); y++) work(`${x},${y}`)
  }
  return {
    add(line: Line) {
      for (const segment of segmentsOf(line)) {
        const [x1, y1, x2, y2] = segment
        cellsOf(
          Math.min(x1, x2) - distance,
          Math.min(y1, y2) - distance,
          Math.max(x1, x2) + distance,
          Math.max(y1, y2) + distance,
          (key) => cells.set(key, [...(cells.get(key) ?? []), segment]),
        )
      }
    },
    beside: ((x, y, direction) => {
      const there = cells.get(`${Math.floor(x / size)},${Math.floor(y / size)}`) ?? []
      for (const other of there) {
        if (!isSameWay(direction, other)) continue
        const place = nearestOnSegment([x, y], [other[0], other[1]], [other[2], other[3]])
        if (Math.hypot(place[0] - x, place[1] - y) < distance) return place
      }
      return null
    }) satisfies Beside,
  }
}

function isSameWay(a: Segment, b: Segment): boolean {
  const [ax, ay] = [a[2] - a[0], a[3] - a[1]]
  const [bx, by] = [b[2] - b[0], b[3] - b[1]]
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by)
  return lengths === 0 || Math.abs(ax * by - ay * bx) / lengths < SAME_WAY
}
