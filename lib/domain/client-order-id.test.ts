import { expect, it } from 'vitest'
import { readClientOrderId } from './client-order-id'

it.each([
  [' 20260001 ', '20260001'],
  [']C120260001', '20260001'],
  ['A-17\u001d', 'A-17'],
  ['２０２６', '2026'],
  ['Till 3 / 17', 'Till 3 / 17'],
  ['a-17', 'a-17'],
  ['\u200b ', ''],
])('%j is %j', (typed, number) => {
  expect(readClientOrderId(typed)).toBe(number)
})
