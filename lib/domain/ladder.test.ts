import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandFor, type Quotation } from './ladder'
import { cents, type Cents } from './money'

function quotation(min: number, max: number | null, fee: number | null = 3000): Quotation {
  return {
    id: `q-${min}`,
    mode: 'STANDARD',
    min: cents(min),
    max: max === null ? null : cents(max),
    fee: fee === null ? null : cents(fee),
    minutes: 30,
    range: '25-35',
    directMetres: 1200,
    travelMetres: 1700,
  }
}

/** The example of food §2.3: 200, 500 and 1000 dollars. */
const LADDER = [
  quotation(0, 20_000),
  quotation(20_000, 50_000),
  quotation(50_000, 100_000),
  quotation(100_000, null, null),
]

describe('the price ladder', () => {
  test.each([
    [0, 'q-0'],
    [19_999, 'q-0'],
    [20_000, 'q-20000'],
    [49_999, 'q-20000'],
    [50_000, 'q-50000'],
    [99_999, 'q-50000'],
    [100_000, 'q-100000'],
    [Number.MAX_SAFE_INTEGER, 'q-100000'],
  ])('trap 34: a bill of %i cents falls on %s: lower bound in, upper bound out', (amount, id) => {
    expect(bandFor(LADDER, cents(amount))?.id).toBe(id)
  })

  test('trap 34: a null fee stays null, it does not become free', () => {
    expect(bandFor(LADDER, cents(200_000))?.fee).toBeNull()
  })

  test('a bill below, above or between all ranges falls on none', () => {
    const gap = [quotation(100, 200), quotation(300, 400)]
    for (const amount of [99, 200, 299, 400]) expect(bandFor(gap, cents(amount))).toBeNull()
    expect(bandFor([], cents(0))).toBeNull()
  })

  test('of ranges that overlap the one that starts highest counts', () => {
    const overlapping = [quotation(0, null), quotation(200, 400)]
    expect(bandFor(overlapping, cents(300))?.id).toBe('q-200')
    expect(bandFor(overlapping.toReversed(), cents(300))?.id).toBe('q-200')
  })

  test('on a ladder without gaps every bill falls on exactly the rung that holds it', () => {
    const steps = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 })
    const bill = fc.integer({ min: 0, max: 2_000_000 }).map(cents)
    fc.assert(
      fc.property(steps, bill, (unsorted, amount) => {
        const bounds = [0, ...unsorted.toSorted((a, b) => a - b)]
        const ladder = bounds.map((min, index) => quotation(min, bounds[index + 1] ?? null))
        const found = bandFor(ladder.toReversed(), amount)
        expect(found).not.toBeNull()
        expect(holds(found!, amount)).toBe(true)
        expect(ladder.filter((rung) => holds(rung, amount))).toEqual([found])
      }),
    )
  })
})

function holds({ min, max }: Quotation, amount: Cents): boolean {
  return min <= amount && (max ?? Infinity) > amount
}
