import { expect, it } from 'vitest'
import { openingStore } from './opening-store'

const STORES = [{ id: 3 }, { id: 5 }]

it('opens with the first wanted store where waybills can be placed', () => {
  expect(openingStore(STORES, [undefined, 5])).toBe(5)
  expect(openingStore(STORES, [4, 3])).toBe(3)
})

it('never guesses among several, and takes the only one', () => {
  expect(openingStore(STORES, [4, undefined])).toBeUndefined()
  expect(openingStore([{ id: 3 }], [4])).toBe(3)
})
