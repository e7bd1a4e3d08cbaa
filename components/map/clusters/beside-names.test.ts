import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideNames, covers, type Disc, meets } from './beside-names'

const NAME = { left: 0, right: 80, top: 0, bottom: 16 }
const disc = (x: number, y: number, radius = 13): Disc => ({ x, y, radius })

test('leaves where they are what covers no name', () => {
  const discs = [disc(200, 8), disc(40, 60)]
  expect(besideNames(discs, [NAME])).toEqual(discs)
})

test('moves a disc off a name, to the nearest side', () => {
  expect(besideNames([disc(40, 3)], [NAME])).toEqual([disc(40, -15)])
  expect(besideNames([disc(40, 12)], [NAME])).toEqual([disc(40, 31)])
  expect(besideNames([disc(84, 8)], [NAME])).toEqual([disc(95, 8)])
})

test('moves it to the other side where another disc or name is in the way', () => {
  expect(besideNames([disc(40, 3), disc(40, -16)], [NAME])[0]).toEqual(disc(40, 31))
  const above = { left: 0, right: 80, top: -18, bottom: -2 }
  expect(besideNames([disc(40, 3)], [NAME, above])[0]).toEqual(disc(40, 31))
})

test('moves it from the middle of a name to its end where lines stand close', () => {
  const lines = [-30, 30].map((top) => ({ left: 0, right: 80, top, bottom: top + 16 }))
  expect(besideNames([disc(46, 8)], [NAME, ...lines])[0]).toEqual(disc(95, 8))
})

test('leaves it where there is no room nearby', () => {
  const wide = { left: -500, right: 500, top: -90, bottom: 90 }
  expect(besideNames([disc(0, 0)], [wide])).toEqual([disc(0, 0)])
})

const place = fc.integer({ min: 0, max: 400 })
const discs = fc.array(
  fc.record({ x: place, y: place, radius: fc.integer({ min: 11, max: 18 }) }),
  { maxLength: 12 },
)
const names = fc.array(
  fc
    .tuple(place, place, fc.integer({ min: 20, max: 120 }))
    .map(([left, top, width]) => ({ left, top, right: left + width, bottom: top + 16 })),
  { maxLength: 8 },
)

test('what moves covers no name and meets no disc, and goes no further than it must', () => {
  fc.assert(
    fc.property(discs, names, (before, written) => {
      const after = besideNames(before, written)
      expect(after).toHaveLength(before.length)
      after.forEach((now, index) => {
        const was = before[index]
        if (!was || (now.x === was.x && now.y === was.y)) return
        expect(written.some((name) => covers(was, name))).toBe(true)
        expect(written.some((name) => covers(now, name))).toBe(false)
        expect(Math.hypot(now.x - was.x, now.y - was.y)).toBeLessThanOrEqual(52)
        expect(after.some((other, at) => at !== index && meets(now, other))).toBe(false)
      })
    }),
  )
})
