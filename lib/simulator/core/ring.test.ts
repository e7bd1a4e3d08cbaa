import { expect, it } from 'vitest'
import { Ring } from './ring'

it('keeps the newest, oldest first', () => {
  const ring = new Ring<number>(3)
  for (const n of [1, 2]) ring.add(n)
  expect(ring.list()).toEqual([1, 2])
  for (const n of [3, 4, 5]) ring.add(n)
  expect(ring.list()).toEqual([3, 4, 5])
  ring.clear()
  ring.add(6)
  expect(ring.list()).toEqual([6])
})
