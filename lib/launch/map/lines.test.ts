import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropTwins, lengthOf } from './drop-twins'
import { clipLine, joinLines, simplifyLine } from './lines'

test('joins what ends where another begins, whichever way it was drawn', () => {
  const joined = joinLines([
    [0, 0, 10, 0],
    [20, 0, 10, 0],
    [20, 0, 30, 1],
  ])
  expect(joined).toHaveLength(1)
  expect(lengthOf(joined[0] ?? [])).toBeCloseTo(20 + Math.hypot(10, 1))
})

test('goes straight on at a crossing, and never turns back', () => {
  const joined = joinLines([
    [0, 0, 10, 0],
    [10, 0, 10, 10],
    [10, 0, 20, 0],
    [10, 0, 0, 1],
  ])
  expect(joined).toContainEqual([20, 0, 10, 0, 0, 0])
  expect(joined).toHaveLength(3)
})

test('leaves out what lies on the way, and keeps every corner', () => {
  expect(simplifyLine([0, 0, 5, 0.2, 10, 0], 0.5)).toEqual([0, 0, 10, 0])
  expect(simplifyLine([0, 0, 5, 2, 10, 0], 0.5)).toEqual([0, 0, 5, 2, 10, 0])
})

test('cuts a line to a box, in pieces where it leaves and comes back', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  expect(clipLine([-5, 5, 15, 5], box)).toEqual([[0, 5, 10, 5]])
  expect(clipLine([2, 2, 2, 20, 8, 20, 8, 2], box)).toEqual([
    [2, 2, 2, 10],
    [8, 10, 8, 2],
  ])
  expect(clipLine([20, 20, 30, 30], box)).toEqual([])
})

test('cuts nothing off that lies within, and leaves nothing outside', () => {
  const coordinate = fc.integer({ min: -30, max: 30 })
  fc.assert(
    fc.property(fc.array(coordinate, { minLength: 4, maxLength: 20 }), (numbers) => {
      const line = numbers.slice(0, numbers.length - (numbers.length % 2))
      const pieces = clipLine(line, { left: -10, top: -10, right: 10, bottom: 10 })
      for (const value of pieces.flat()) expect(Math.abs(value)).toBeLessThanOrEqual(10 + 1e-9)
      const isWithin = line.every((value) => Math.abs(value) <= 10)
      if (isWithin && lengthOf(line) > 0) {
        expect(pieces.reduce((all, piece) => all + lengthOf(piece), 0)).toBeCloseTo(lengthOf(line))
      }
    }),
  )
})

test('drops the other carriageway, keeps what crosses, and leads into what goes on beside', () => {
  const road = [0, 0, 200, 0]
  const twin = [200, 2, 0, 2]
  const across = [100, -50, 100, 50]
  const [kept = [], crossing = []] = dropTwins([[road], [twin, across]], 5)
  expect([kept, crossing].map((lines) => lines.map(lengthOf))).toEqual([[200], [100]])
  const [, [branch = []] = []] = dropTwins([[road], [[0, 2, 100, 2, 150, 80]]], 5)
  expect(branch[1]).toBe(0)
  expect(branch.slice(-2)).toEqual([150, 80])
})
