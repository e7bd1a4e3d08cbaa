import fc from 'fast-check'
import { expect, test } from 'vitest'

import { headingOf, splitTrail } from './trail'

const trail = (length: number) =>
  Array.from({ length }, (_, at) => ({ lat: 22 + at / 1000, lng: 114 }))

test('draws nothing before there are two positions', () => {
  expect(splitTrail([], 5)).toEqual([])
  expect(splitTrail(trail(1), 5)).toEqual([])
})

test('gives a short trail fewer parts, each with a length', () => {
  expect(splitTrail(trail(3), 5).map((part) => part.length)).toEqual([2, 2])
})

test('leaves no gap and loses no position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 300 }),
      fc.integer({ min: 1, max: 8 }),
      (length, count) => {
        const positions = trail(length)
        const parts = splitTrail(positions, count)
        expect(parts.length).toBeLessThanOrEqual(count)
        const joined = parts.flatMap((part, at) => (at === 0 ? part : part.slice(1)))
        expect(joined).toEqual(positions)
        parts.slice(1).forEach((part, at) => expect(part[0]).toBe(parts[at]?.at(-1)))
      },
    ),
  )
})

const central = { lat: 22.28, lng: 114.16 }
const north = { lat: 22.29, lng: 114.16 }
const east = { lat: 22.29, lng: 114.17 }

test('points from the last but one position to the last', () => {
  expect(headingOf([central, north])).toBeCloseTo(0)
  expect(headingOf([central, north, east])).toBeCloseTo(90, 1)
})

test('keeps the heading of a courier who has stopped', () => {
  expect(headingOf([central, north, east, east, { ...east }])).toBeCloseTo(90, 1)
})

test('is unknown without two different positions', () => {
  expect(headingOf([])).toBeNull()
  expect(headingOf([central])).toBeNull()
  expect(headingOf([central, { ...central }])).toBeNull()
})
