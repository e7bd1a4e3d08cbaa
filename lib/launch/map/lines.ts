/** x0, y0, x1, y1, …, in whichever unit. */
export type Line = number[]

/** Joins lines that end where another begins, at a crossing with the one that goes on straightest. */
export function joinLines(lines: readonly Line[]): Line[] {
  const left = new Set(lines.filter((line) => line.length >= 4))
  const ends = new Map<string, Set<Line>>()
  for (const line of left) for (const key of endsOf(line)) addTo(ends, key, line)
  const take = (line: Line) => {
    left.delete(line)
    for (const key of endsOf(line)) ends.get(key)?.delete(line)
  }
  const joined: Line[] = []
  for (const first of left) {
    take(first)
    let whole = first
    for (const isBack of [false, true]) {
      if (isBack) whole = reversed(whole)
      for (;;) {
        const next = straightest(whole, [...(ends.get(endsOf(whole)[1]) ?? [])])
        if (!next) break
        take(next.line)
        whole = [...whole, ...next.onward.slice(2)]
      }
    }
    joined.push(whole)
  }
  return joined
}

function endsOf(line: Line): [string, string] {
  return [`${line[0]},${line[1]}`, `${line.at(-2)},${line.at(-1)}`]
}

function addTo(ends: Map<string, Set<Line>>, key: string, line: Line): void {
  const there = ends.get(key) ?? new Set()
  there.add(line)
  ends.set(key, there)
}

/** No line goes on by turning back further than this, as the cosine of the turn. */
const SHARPEST = 0.2

function straightest(whole: Line, choices: readonly Line[]) {
  const end = endsOf(whole)[1]
  const heading = Math.atan2(at(whole, -1) - at(whole, -3), at(whole, -2) - at(whole, -4))
  return choices
    .map((line) => ({ line, onward: endsOf(line)[0] === end ? line : reversed(line) }))
    .map((one) => ({
      ...one,
      straightness: Math.cos(
        heading -
          Math.atan2(at(one.onward, 3) - at(one.onward, 1), at(one.onward, 2) - at(one.onward, 0)),
      ),
    }))
    .filter(({ straightness }) => straightness > SHARPEST)
    .sort((a, b) => b.straightness - a.straightness)[0]
}

function reversed(line: Line): Line {
  const back: Line = []
  for (let index = line.length - 2; index >= 0; index -= 2)
    back.push(at(line, index), at(line, index + 1))
  return back
}

function at(line: Line, index: number): number {
  return line.at(index) ?? 0
}

/** Leaves out points that lie within `tolerance` of the line through their neighbours (Douglas-Peucker). */
export function simplifyLine(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length / 2 - 1])
  const parts: [number, number][] = [[0, line.length / 2 - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let furthest = 0
    let distance = tolerance
    for (let index = from + 1; index < to; index++) {
      const away = distanceToSegment(pointAt(line, index), pointAt(line, from), pointAt(line, to))
      if (away > distance) {
        furthest = index
        distance = away
      }
    }
    if (furthest === 0) continue
    kept.add(furthest)
    parts.push([from, furthest], [furthest, to])
  }
  return [...kept].sort((a, b) => a - b).flatMap((index) => pointAt(line, index))
}

export type Point = [x: number, y: number]

function pointAt(line: Line, index: number): Point {
  return [line[index * 2] ?? 0, line[index * 2 + 1] ?? 0]
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [x, y] = nearestOnSegment(point, from, to)
  return Math.hypot(point[0] - x, point[1] - y)
}

export function nearestOnSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
  const share = Math.max(0, Math.min(1, along))
  return [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]
}

export type LineBox = { left: number; top: number; right: number; bottom: number }

/** What of a line lies in a box, piece by piece (Liang and Barsky for each of its segments). */
export function clipLine(line: Line, box: LineBox): Line[] {
  const pieces: Line[] = []
  let piece: Line = []
  for (let index = 0; index + 3 < line.length; index += 2) {
    const [x1, y1] = pointAt(line, index / 2)
    const [x2, y2] = pointAt(line, index / 2 + 1)
    const shares = sharesWithin([x1, y1], [x2, y2], box)
    if (!shares) {
      if (piece.length > 0) pieces.push(piece)
      piece = []
      continue
    }
    const [enter, leave] = shares
    if (enter > 0 && piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
    if (piece.length === 0) piece.push(x1 + (x2 - x1) * enter, y1 + (y2 - y1) * enter)
    piece.push(x1 + (x2 - x1) * leave, y1 + (y2 - y1) * leave)
    if (leave < 1) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

function sharesWithin([x1, y1]: Point, [x2, y2]: Point, box: LineBox): [number, number] | null {
  let enter = 0
  let leave = 1
  const sides = [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return null
      continue
    }
    const share = room / towards
    if (towards < 0) enter = Math.max(enter, share)
    else leave = Math.min(leave, share)
  }
  return enter < leave ? [enter, leave] : null
}
