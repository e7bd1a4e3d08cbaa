import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutLabels, placeLabels, shownLabels } from './map-labels'
import type { Outline } from './outline'

const box = (name: string, x: number, y: number) => ({ name, x, y, width: 60, height: 14 })

test('keeps names that have room where they belong', () => {
  const labels = [box('Central', 0, 0), box('Wan Chai', 100, 0)]
  expect(placeLabels(labels, 4)).toEqual(labels)
})

test('moves the less important of two a little, and gives it up when that does not help', () => {
  const [first, moved] = placeLabels([box('Central', 0, 0), box('Soho', 10, 10)], 4)
  expect(first).toMatchObject({ name: 'Central', y: 0 })
  expect(moved?.name).toBe('Soho')
  expect(moved?.y).toBeCloseTo(19.8)
  expect(placeLabels([box('Central', 0, 0), box('Soho', 0, 0)], 4)).toHaveLength(1)
})

test('never lets two overlap, and never drops the first', () => {
  const label = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 10, max: 120 }),
    height: fc.integer({ min: 10, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 40 }), (labels) => {
      const kept = placeLabels(labels, 4)
      expect(kept[0]).toEqual(labels[0])
      kept.forEach((a, at) =>
        kept.slice(at + 1).forEach((b) => {
          const apart =
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + 4 ||
            Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + 4
          expect(apart).toBe(true)
        }),
      )
    }),
  )
})

test('lays names out as wide as they are written, in the language that is read', () => {
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 7 }),
  } as unknown as OffscreenCanvasRenderingContext2D
  const label = {
    kind: 'place' as const,
    en: 'Central',
    zh: '中環',
    x: 0.5,
    y: 0.5,
    zoom: [11, 13] as const,
  }
  const outline = { labels: [label] } as unknown as Outline
  const at = (zoom: number, chinese: boolean) =>
    layOutLabels(context, shownLabels(outline, zoom, chinese, 'serif'), zoom)

  expect(at(12, false)).toMatchObject([{ x: 256 * 2 ** 11, width: 49 }])
  expect(at(12, true)).toMatchObject([{ width: 14 }])
  expect(at(14, false)).toEqual([])
})
