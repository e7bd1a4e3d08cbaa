import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeLines,
  decodeStreetTile,
  encodeLines,
  encodeStreetTile,
  hasTile,
  type StreetTile,
} from './street-tile'

const point = fc.integer({ min: -5000, max: 5000 })
const line = fc
  .array(fc.tuple(point, point), { minLength: 2, maxLength: 12 })
  .map((points) => points.flat())

test('reads the lines that it wrote', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      expect(decodeLines(encodeLines(lines))).toEqual(lines)
    }),
  )
})

test('reads the streets and names that it wrote', () => {
  const tile: StreetTile = {
    streets: [[[0, 0, 10, -20]], [], [[5, 5, 6, 6, 7, 7]], []],
    names: [
      {
        kind: 'station',
        en: 'Sha Tin',
        zh: '沙田',
        x: 3,
        y: 4,
        zoom: { en: 12, zh: 13 },
        angle: 0,
      },
      {
        kind: 'road',
        en: 'Orchard Rd',
        zh: null,
        x: 1,
        y: 2,
        zoom: { en: 14, zh: 14 },
        angle: -30,
      },
      {
        kind: 'place',
        en: 'Ngee Ann City',
        zh: null,
        x: 9,
        y: 8,
        zoom: { en: 16, zh: 99 },
        angle: 0,
      },
    ],
  }
  expect(decodeStreetTile(JSON.parse(JSON.stringify(encodeStreetTile(tile))))).toEqual(tile)
})

test.each([[null], ['<html>'], [{}], [{ s: 'AA', n: [] }], [{ s: ['A!'], n: [] }]])(
  'refuses what is no square: %j',
  (json) => {
    expect(() => decodeStreetTile(json)).toThrow(TypeError)
  },
)

test('knows which squares there are, and none beside them', () => {
  const index = { 12: { left: 10, top: 20, columns: 2, squares: '1001' } }
  expect(hasTile(index, 12, 10, 20)).toBe(true)
  expect(hasTile(index, 12, 11, 20)).toBe(false)
  expect(hasTile(index, 12, 11, 21)).toBe(true)
  expect(hasTile(index, 12, 12, 20)).toBe(false)
  expect(hasTile(index, 12, 11, 22)).toBe(false)
  expect(hasTile(index, 13, 10, 20)).toBe(false)
})
