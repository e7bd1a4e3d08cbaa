import { describe, expect, it } from 'vitest'
import type { StoreCoverage } from '../model/coverage'
import { sortCoverage } from './get-coverage'

const store = (storeId: number, changes: Partial<StoreCoverage>): StoreCoverage => ({
  storeId,
  verdict: 'delivers',
  minutes: null,
  range: null,
  metres: 0,
  ...changes,
})

describe('the order in which stores are listed', () => {
  it('is: who delivers, the quickest first; who could; then the others, the nearest first', () => {
    const sorted = sortCoverage([
      store(1, { verdict: 'reaches-not', metres: 900 }),
      store(2, { verdict: 'reaches-not', metres: 100 }),
      store(3, { verdict: 'unknown' }),
      store(4, { verdict: 'not-offered' }),
      store(5, { verdict: 'reaches' }),
      store(6, { metres: 50 }),
      store(7, { minutes: 30, metres: 10 }),
      store(8, { minutes: 20, metres: 99 }),
    ])
    expect(sorted.map(({ storeId }) => storeId)).toEqual([8, 7, 6, 5, 3, 4, 2, 1])
  })
})
