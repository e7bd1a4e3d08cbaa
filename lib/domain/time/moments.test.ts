import { expect, it } from 'vitest'
import { parseMinutesRange, rangeInstants } from './moments'

it.each([
  ['4-8', { min: 4, max: 8 }],
  [' 10 - 20 ', { min: 10, max: 20 }],
  ['5-5', { min: 5, max: 5 }],
  ['8-4', null],
  ['8', null],
  ['-1--1', null],
  ['', null],
  [null, null],
])('%j', (text, range) => expect(parseMinutesRange(text)).toEqual(range))

it('is counted from when it was said', () => {
  const asOf = '2026-11-21T04:00:00.000Z'
  expect(rangeInstants('4-8', asOf)).toEqual({
    from: Date.parse('2026-11-21T04:04:00Z'),
    to: Date.parse('2026-11-21T04:08:00Z'),
  })
  expect(rangeInstants(null, asOf)).toBeNull()
})
