import { expect, it } from 'vitest'
import { cents } from '@/lib/domain/money'
import type { LadderStep } from '@/lib/food/model/estimate'
import { shownPrice } from './use-price-agreement'

const step = (minCents: number, maxCents: number | null, feeCents: number | null): LadderStep => ({
  id: String(minCents),
  mode: minCents === 0 ? 'SHORT_RANGE' : 'STANDARD',
  minCents,
  maxCents,
  feeCents,
  minutes: 30,
  minutesRange: null,
  directMetres: null,
  travelMetres: null,
})
const LADDER = [step(0, 20_000, 4_500), step(20_000, 50_000, null)]

it('is the step of the bill, a fee by contract included', () => {
  expect(shownPrice(LADDER, cents(19_999))).toEqual({ mode: 'SHORT_RANGE', feeCents: 4_500 })
  expect(shownPrice(LADDER, cents(20_000))).toEqual({ mode: 'STANDARD', feeCents: null })
})

it('is none where no ladder was shown, or the bill falls outside it', () => {
  expect(shownPrice(LADDER, cents(50_000))).toBeNull()
  expect(shownPrice('not-offered', cents(10_000))).toBeNull()
  expect(shownPrice(null, cents(10_000))).toBeNull()
  expect(shownPrice(undefined, cents(10_000))).toBeNull()
})
