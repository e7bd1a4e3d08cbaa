import { expect, it } from 'vitest'
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
  expect(shownPrice(LADDER, '199.99')).toEqual({ mode: 'SHORT_RANGE', feeCents: 4_500 })
  expect(shownPrice(LADDER, '200')).toEqual({ mode: 'STANDARD', feeCents: null })
})

it('is none where no ladder was shown, or the bill falls outside it', () => {
  expect(shownPrice(LADDER, '500')).toBeNull()
  expect(shownPrice('not-offered', '100')).toBeNull()
  expect(shownPrice(null, '100')).toBeNull()
  expect(shownPrice(undefined, '100')).toBeNull()
})
