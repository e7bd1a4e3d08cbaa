import { describe, expect, it } from 'vitest'
import type { LadderStep } from '@/lib/food/model/estimate'
import { ladderRows } from './ladder-rows'

const step = (minCents: number, maxCents: number | null): LadderStep => ({
  id: String(minCents),
  mode: 'STANDARD',
  minCents,
  maxCents,
  feeCents: null,
  minutes: 30,
  minutesRange: '25-35',
  directMetres: null,
  travelMetres: null,
})

const LADDER = [step(50_000, null), step(0, 20_000), step(20_000, 50_000)]
const yours = (amount: string) =>
  ladderRows(LADDER, amount)
    .filter((row) => row.isYours)
    .map((row) => row.id)

describe('ladderRows', () => {
  it('climbs from the least bill', () => {
    expect(ladderRows(LADDER, '').map((row) => row.min)).toEqual([0, 20_000, 50_000])
  })

  it('finds the step of the amount as typed: lower bound in, upper bound out (trap 34)', () => {
    expect(yours('199.99')).toEqual(['0'])
    expect(yours('200')).toEqual(['20000'])
    expect(yours('9,999')).toEqual(['50000'])
  })

  it('has a step for a bill of nothing', () => {
    expect(yours('0')).toEqual(['0'])
  })

  it('points at none while there is no amount', () => {
    expect(yours('')).toEqual([])
    expect(yours('12.345')).toEqual([])
  })

  it('keeps an unknown fee apart from a free delivery (trap 34)', () => {
    expect(ladderRows([{ ...step(0, null), feeCents: 0 }], '')[0]?.fee).toBe(0)
    expect(ladderRows([step(0, null)], '')[0]?.fee).toBeNull()
  })
})
