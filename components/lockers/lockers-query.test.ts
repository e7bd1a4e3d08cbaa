import { expect, it } from 'vitest'
import { inSlices } from './lockers-query'

it('keeps the order, and gives others their turn during a long list', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1))
  const busy = (item: number) => {
    const until = performance.now() + 1
    while (performance.now() < until);
    return item * 2
  }
  const items = Array.from({ length: 60 }, (_, at) => at)
  expect(await inSlices(items, busy)).toEqual(items.map((item) => item * 2))
  clearInterval(others)
  expect(turns).toBeGreaterThan(1)
})

it('is nothing for nothing', async () => {
  expect(await inSlices([], String)).toEqual([])
})
