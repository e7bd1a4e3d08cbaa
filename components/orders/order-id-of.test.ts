import { expect, it } from 'vitest'
import { orderIdOf } from './order-id-of'

it.each([
  ['12', 12],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', null],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1.5', null],
  ['12abc', null],
  ['', null],
])('%s names order %s', (segment, id) => {
  expect(orderIdOf(segment)).toBe(id)
})
