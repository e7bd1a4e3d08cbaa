import { expect, test } from 'vitest'

import { cornersOf, traceRing, type Pen } from './trace-ring'

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
    ...['M0,10', 'Q0,0 10,0', 'L90,0', 'Q100,0 100,10'],
    ...['L100,90', 'Q100,100 90,100', 'L10,100', 'Q0,100 0,90', 'Z'],
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
