import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pen, type Point, clipRing, cornersOf, traceRing } from './rings'

const SQUARE = Float64Array.of(0, 0, 1, 0, 1, 1, 0, 1)

function trace(points: Float64Array, size: number, radius: number): string[] {
  const strokes: string[] = []
  const pen: Pen = {
    moveTo: (x, y) => strokes.push(`M${x},${y}`),
    lineTo: (x, y) => strokes.push(`L${x},${y}`),
    quadraticCurveTo: (cx, cy, x, y) => strokes.push(`Q${cx},${cy} ${x},${y}`),
    closePath: () => strokes.push('Z'),
  }
  traceRing(pen, cornersOf(points, size), radius)
  return strokes
}

test('leaves corners alone that would be rounded by less than a pixel', () => {
  expect(trace(SQUARE, 100, 0.5)).toEqual(['M0,0', 'L100,0', 'L100,100', 'L0,100', 'Z'])
})

test('rounds corners by the radius and leaves the middle of a quay straight', () => {
  expect(trace(SQUARE, 100, 10)).toEqual([
    'M0,10',
    'Q0,0 10,0',
    'L90,0',
    'Q100,0 100,10',
    'L100,90',
    'Q100,100 90,100',
    'L10,100',
    'Q0,100 0,90',
    'Z',
  ])
})

test('never rounds past the middle of an edge', () => {
  expect(trace(SQUARE, 10, 100).slice(0, 2)).toEqual(['M0,5', 'Q0,0 5,0'])
})

test('leaves out points that fall together, and rings that vanish', () => {
  const crowded = Float64Array.of(0, 0, 0.001, 0, 1, 0, 1, 1)
  expect(trace(crowded, 100, 0)).toEqual(['M0,0', 'L100,0', 'L100,100', 'Z'])
  expect(trace(SQUARE, 0.5, 0)).toEqual([])
})

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }
const ring = (...points: [x: number, y: number][]) => points.map(([x, y]) => ({ x, y }))

test('leaves a ring inside the box as it is', () => {
  const inside = ring([1, 1], [9, 2], [5, 8])
  expect(clipRing(inside, BOX)).toEqual(inside)
})

test('is nothing of a ring beside the box, and the box of one around it', () => {
  expect(clipRing(ring([11, 1], [19, 2], [15, 8]), BOX)).toEqual([])
  const around = clipRing(ring([-5, -5], [15, -5], [15, 15], [-5, 15]), BOX)
  expect(around).toHaveLength(4)
  expect(around).toEqual(expect.arrayContaining(ring([0, 0], [10, 0], [10, 10], [0, 10])))
})

test('cuts where the ring leaves the box', () => {
  expect(clipRing(ring([5, 5], [15, 5], [15, 8], [5, 8]), BOX)).toEqual(
    ring([5, 5], [10, 5], [10, 8], [5, 8]),
  )
})

/** By how often a line to the right meets the ring. */
function holds(points: readonly Point[], { x, y }: Point): boolean {
  return points.reduce((inside, a, at) => {
    const b = points[(at + 1) % points.length] ?? a
    const meets = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    return meets ? !inside : inside
  }, false)
}

/** How far a point is from the nearest side of the ring. */
function distanceToSide(points: readonly Point[], { x, y }: Point): number {
  const distances = points.map((a, at) => {
    const b = points[(at + 1) % points.length] ?? a
    const along = { x: b.x - a.x, y: b.y - a.y }
    const square = along.x ** 2 + along.y ** 2
    const part = square === 0 ? 0 : ((x - a.x) * along.x + (y - a.y) * along.y) / square
    const share = Math.min(1, Math.max(0, part))
    return Math.hypot(x - a.x - share * along.x, y - a.y - share * along.y)
  })
  return Math.min(...distances)
}

test('covers inside the box exactly what the ring covers, however the ring winds', () => {
  const far = fc.double({ min: -20, max: 30, noNaN: true })
  const near = fc.double({ min: 0.01, max: 9.99, noNaN: true })
  const point = fc.record({ x: far, y: far })
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 30 }),
      fc.record({ x: near, y: near }),
      (points, place) => {
        // On a side, rounding decides.
        fc.pre(distanceToSide(points, place) > 1e-6)
        expect(holds(clipRing(points, BOX), place)).toBe(holds(points, place))
      },
    ),
  )
})
