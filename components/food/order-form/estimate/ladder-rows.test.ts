import { describe, expect, it } from 'vitest'
import { cents } from '@/lib/domain/money'
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
const yours = (bill: number) =>
  ladderRows(LADDER, cents(bill))
    .filter((row) => row.isYours)
    .map((row) => row.id)

describe('ladderRows', () => {
  it('climbs from the least bill', () => {
    expect(ladderRows(LADDER, null).map((row) => row.min)).toEqual([0, 20_000, 50_000])
  })

  it('finds the step of the bill: lower bound in, upper bound out (trap 34)', () => {
    expect(yours(19_999)).toEqual(['0'])
    expect(yours(20_000)).toEqual(['20000'])
    expect(yours(999_900)).toEqual(['50000'])
  })

  it('has a step for a bill of nothing', () => {
    expect(yours(0)).toEqual(['0'])
  })

  it('points at none while there is no amount', () => {
    expect(ladderRows(LADDER, null).filter((row) => row.isYours)).toEqual([])
  })

  it('keeps an unknown fee apart from a free delivery (trap 34)', () => {
    expect(ladderRows([{ ...step(0, null), feeCents: 0 }], null)[0]?.fee).toBe(0)
    expect(ladderRows([step(0, null)], null)[0]?.fee).toBeNull()
  })
})
