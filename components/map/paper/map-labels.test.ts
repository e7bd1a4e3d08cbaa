import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutLabels, LineWidths, placeLabels, shownLabels } from './map-labels'
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

test('measures a few lines at a time, and each once for all zooms', () => {
  const measured: string[] = []
  const context = {
    font: '',
    measureText: (text: string) => {
      measured.push(text)
      return { width: text.length * 7 }
    },
  } as unknown as OffscreenCanvasRenderingContext2D
  const label = (en: string) => ({
    kind: 'place' as const,
    en,
    zh: en,
    x: 0,
    y: 0,
    zoom: [11, 17] as const,
  })
  const outline = { labels: [label('Central'), label('Soho'), label('Peak')] } as unknown as Outline
  const widths = new LineWidths()
  const at = (zoom: number) => shownLabels(outline, zoom, false, 'serif')

  expect(widths.measure(context, at(12), () => true)).toBe(false)
  expect(measured).toEqual(['Central'])
  expect(widths.measure(context, at(12), () => false)).toBe(true)
  expect(widths.measure(context, at(16), () => true)).toBe(true)
  expect(layOutLabels(context, at(16), 16, widths)[0]).toMatchObject({ width: 49 })
  expect(measured).toEqual(['Central', 'Soho', 'Peak'])
})
