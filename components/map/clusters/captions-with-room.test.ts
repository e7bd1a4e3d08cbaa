import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionBox, captionsWithRoom } from './captions-with-room'

const caption = (key: string, x: number, y: number, above = false) => ({
  key,
  x,
  y,
  text: '0412',
  above,
})

test('keeps what has room, and of two that cover each other the first', () => {
  expect([...captionsWithRoom([caption('a', 0, 0), caption('b', 200, 0)])]).toEqual(['a', 'b'])
  expect([...captionsWithRoom([caption('a', 0, 0), caption('b', 12, 4)])]).toEqual(['b'])
  expect([...captionsWithRoom([caption('a', 0, 0), caption('b', 40, 6)])]).toEqual(['a'])
})

test('a door and the courier above it both keep theirs', () => {
  const both = [caption('door', 0, 0), caption('courier', 0, -30, true)]
  expect(captionsWithRoom(both).size).toBe(2)
})

test('no two that are shown cover each other, of fifteen or sixty', () => {
  const marks = (count: number) =>
    fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 900 }),
        y: fc.integer({ min: 0, max: 600 }),
        above: fc.boolean(),
        text: fc.constantFrom('0412', '9987 · 12 min', 'Central'),
      }),
      { minLength: count, maxLength: count },
    )
  fc.assert(
    fc.property(fc.oneof(marks(15), marks(60)), (places) => {
      const captions = places.map((place, at) => ({ ...place, key: String(at) }))
      const shown = captionsWithRoom(captions)
      const boxes = captions.filter(({ key }) => shown.has(key)).map(captionBox)
      const isApart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      expect(boxes.every((a, at) => boxes.slice(at + 1).every((b) => isApart(a, b)))).toBe(true)
    }),
  )
})
