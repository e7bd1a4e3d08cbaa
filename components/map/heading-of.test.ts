import { expect, test } from 'vitest'

import { headingOf } from './heading-of'

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
