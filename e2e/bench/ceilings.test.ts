import { describe, expect, it } from 'vitest'
import { ceilingTable, linesOf } from './ceilings'

const load = { count: 1, seconds: 1, p50Ms: 1, p95Ms: 1, p99Ms: 1 }
const callbacks = (ratio: number) => ({
  connections: 16,
  product: { ...load, perSecond: 100 * ratio },
  baseline: { ...load, perSecond: 100 },
  ratio,
  ratios: [ratio],
  caughtUpSeconds: 1,
})
const placing = (p50Ms: number, p99Ms: number) => ({
  orders: 100,
  own: { p50Ms, p99Ms },
  whole: { p50Ms: 20, p99Ms: 80 },
  budget: { p50Ms: 15, p99Ms: 60 },
})

describe('the table with the ceilings', () => {
  it('has what was measured, and nothing of what was not', () => {
    expect(linesOf({})).toEqual([])
    expect(linesOf({ placing: placing(1, 2) })).toHaveLength(2)
  })

  it('puts beside a figure what the bare handler did in the same run', () => {
    const [line] = linesOf({ callbacks: callbacks(0.79) })
    expect(line).toMatchObject({ measured: '79/s, 79 %', ceiling: '100/s', isReached: false })
    expect(linesOf({ callbacks: callbacks(0.8) })[0]?.isReached).toBe(true)
  })

  it('says which are over', () => {
    const lines = ceilingTable(linesOf({ placing: placing(15, 60.1) }))
    expect(lines.at(-2)).toMatch(/p50 .* ok$/)
    expect(lines.at(-1)).toMatch(/p99 .* OVER$/)
  })
})
