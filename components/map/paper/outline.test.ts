import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { unitX, unitY } from '@/lib/domain/map/web-mercator'
import { decodeOutline, type Outline, type OutlineRing } from './outline'

const read = (name: string) =>
  decodeOutline(
    JSON.parse(
      readFileSync(new URL(`../../../public/map/${name}.json`, import.meta.url), 'utf8'),
    ) as unknown,
  )
const outlines = [
  ['hong-kong', read('hong-kong')],
  ['singapore', read('singapore')],
] as const

describe.each(outlines)('%s', (_, outline) => {
  test('every district and place is written on land', () => {
    const inWater = outline.labels
      .filter(({ kind }) => kind === 'district' || kind === 'place')
      .filter(({ x, y }) => !onLand(outline, x, y))
    expect(inWater.map(({ en }) => en)).toEqual([])
  })

  test('every stretch of water is named on water', () => {
    const ashore = outline.labels.filter(
      ({ kind, x, y }) => kind === 'water' && onLand(outline, x, y),
    )
    expect(ashore.map(({ en }) => en)).toEqual([])
  })

  test('all rings turn the same way, or overlapping ones would cut holes into each other', () => {
    const signs = new Set(outline.rings.map((ring) => Math.sign(area(ring))))
    expect(signs.size).toBe(1)
  })

  test('every name is there in both languages and lies on the sheet', () => {
    const { sheet, labels } = outline
    for (const { en, zh, x, y } of labels) {
      expect([en, zh].every((name) => name.length > 0)).toBe(true)
      expect(x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom).toBe(true)
    }
  })
})

test('Hong Kong has its 18 districts, Tsing Yi is an island, and the harbour is open', () => {
  const hongKong = outlines[0][1]
  expect(hongKong.labels.filter(({ kind }) => kind === 'district')).toHaveLength(18)
  expect(onLand(hongKong, unitX(114.1125), unitY(22.35))).toBe(false)
  expect(onLand(hongKong, unitX(114.17), unitY(22.289))).toBe(false)
})

test('decodes differences into Web Mercator on the unit square', () => {
  const { rings, sheet } = decodeOutline({
    bounds: [0, 0, 1, 1],
    scale: 10,
    labels: [],
    rings: [[0, 0, 900, 0, 0, 450]],
  })
  const points = Array.from(rings[0]?.points ?? [])
  expect(points[0]).toBe(0.5)
  expect(points[1]).toBe(0.5)
  expect(points[2]).toBe(0.75)
  // asinh(tan 45°) / 2π above the equator.
  expect(points[5]).toBeCloseTo(0.5 - Math.asinh(1) / (2 * Math.PI), 12)
  expect(sheet.left).toBe(0.5)
})

test.each([[null], ['<html>'], [{}], [{ bounds: [], scale: 1, labels: [] }]])(
  'refuses what is not an outline: %j',
  (json) => {
    expect(() => decodeOutline(json)).toThrow(TypeError)
  },
)

function onLand(outline: Outline, x: number, y: number): boolean {
  return outline.rings.some((ring) => contains(ring, x, y))
}

function contains({ points }: OutlineRing, x: number, y: number): boolean {
  return edges(points).reduce(
    (inside, [x1, y1, x2, y2]) =>
      y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside,
    false,
  )
}

function area({ points }: OutlineRing): number {
  return edges(points).reduce((sum, [x1, y1, x2, y2]) => sum + x1 * y2 - x2 * y1, 0)
}

function edges(points: Float64Array): [number, number, number, number][] {
  const count = points.length / 2
  const at = (index: number) => points[index] ?? NaN
  return Array.from({ length: count }, (_, from) => {
    const to = (from + 1) % count
    return [at(from * 2), at(from * 2 + 1), at(to * 2), at(to * 2 + 1)]
  })
}
