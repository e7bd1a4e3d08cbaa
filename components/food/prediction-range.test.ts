import { describe, expect, it } from 'vitest'
import { rangeOf } from './prediction-range'
import { MADE, minute } from '@/components/orders/test-card'

const said = (range: string | null) => ({
  moment: 'delivery' as const,
  at: minute(12),
  range,
  asOf: minute(0),
})

describe('rangeOf', () => {
  it('counts from when the platform said it', () => {
    expect(rangeOf(said('10-14'))).toEqual({ from: MADE + 600_000, to: MADE + 840_000 })
    expect(rangeOf(said(' 10 - 14 '))).not.toBeNull()
  })

  it.each([null, '', '-1', '-1--1', '14-10', 'soon'])('is none for %s (trap 46)', (range) => {
    expect(rangeOf(said(range))).toBeNull()
  })
})
