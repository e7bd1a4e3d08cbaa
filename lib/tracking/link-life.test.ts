import { expect, it } from 'vitest'
import { linkEnd, linkExpiry } from './link-life'

const day = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour))

it('lasts three days, and for an order for later three days after its time', () => {
  expect(linkExpiry(day(1), null)).toEqual(day(4))
  expect(linkExpiry(day(1), day(6))).toEqual(day(9))
  expect(linkExpiry(day(6), day(1))).toEqual(day(9))
})

it('ends a day after the order closed, and never later than it was to', () => {
  expect(linkEnd(day(4), null)).toEqual(day(4))
  expect(linkEnd(day(4), day(1, 13))).toEqual(day(2, 13))
  expect(linkEnd(day(4), day(3, 18))).toEqual(day(4))
})
