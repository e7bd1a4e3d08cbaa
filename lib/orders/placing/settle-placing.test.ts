import { expect, it } from 'vitest'
import { outweighs } from './settle-placing'

it.each([
  ['placing', 'placed', true],
  ['placing', 'refused', true],
  ['placing', 'unconfirmed', true],
  ['unconfirmed', 'placed', true],
  ['unconfirmed', 'refused', true],
  ['unconfirmed', 'unconfirmed', false],
  // Proof counts whenever it comes, and nothing undoes it.
  ['refused', 'placed', true],
  ['refused', 'unconfirmed', false],
  ['placed', 'refused', false],
  ['placed', 'unconfirmed', false],
  ['placed', 'placed', false],
] as const)('%s, then %s: it counts %s', (current, outcome, counts) => {
  expect(outweighs(current, outcome)).toBe(counts)
})
