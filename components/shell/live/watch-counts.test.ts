import { expect, it } from 'vitest'
import { WatchCounts } from './watch-counts'

it('watches an order until the last component lets go of it', () => {
  const counts = new WatchCounts()
  counts.add(4)
  counts.add(4)
  counts.add(6)
  counts.remove(4)
  expect(counts.ids()).toEqual([4, 6])
  counts.remove(4)
  expect(counts.ids()).toEqual([6])
  counts.remove(99)
  expect(counts.ids()).toEqual([6])
})
