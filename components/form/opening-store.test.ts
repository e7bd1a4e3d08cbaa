import { expect, it } from 'vitest'
import { openingStore } from './opening-store'

const STORES = [{ id: 3 }, { id: 5 }]

it('opens with the first wanted store that can send', () => {
  expect(openingStore(STORES, [undefined, 5])).toBe(5)
  expect(openingStore(STORES, [4, 3])).toBe(3)
})

it('takes the only one, but not in the place of one that cannot send', () => {
  expect(openingStore([{ id: 3 }], [undefined])).toBe(3)
  expect(openingStore([{ id: 3 }], [4])).toBeUndefined()
})

it('never guesses among several', () => {
  expect(openingStore(STORES, [undefined])).toBeUndefined()
})
