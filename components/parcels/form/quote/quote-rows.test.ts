import { describe, expect, it } from 'vitest'
import { quoteRows, sumOf } from './quote-rows'

const rows = (facts: Record<string, string>) =>
  quoteRows(Object.entries(facts).map(([name, value]) => ({ name, value }))).map(
    ({ name, label, value }) => `${label ?? name}: ${value}`,
  )

describe('a quote whose answer is not published', () => {
  it('has labels for what is known by name, and one line for a part and its amount', () => {
    expect(
      rows({
        total: '123.00',
        currency: 'HKD',
        'fees.0.code': 'BASE',
        'fees.0.fee': '68.00',
        'fees.1.fee': '55.00',
        'fees.1.code': 'WAITING',
      }),
    ).toEqual(['total: 123.00', 'currency: HKD', 'BASE: 68.00', 'WAITING: 55.00'])
  })

  it('shows everything else as it came', () => {
    expect(
      rows({
        surge: 'true',
        'route.zone': '7',
        'parts.0.code': 'A',
        'parts.0.fee': '1',
        'parts.0.note': 'x',
      }),
    ).toEqual([
      'surge: true',
      'route.zone: 7',
      'parts.0.code: A',
      'parts.0.fee: 1',
      'parts.0.note: x',
    ])
    expect(rows({ '': 'ok' })).toEqual(['1: ok'])
    expect(rows({})).toEqual([])
  })

  it('takes no part’s fee for the fee', () => {
    expect(rows({ 'insurance.fee': '5.00' })).toEqual(['insurance.fee: 5.00'])
  })
})

it.each([
  [{ price: '60.00', total: '68.00' }, '68.00'],
  [{ distance: '400', fee: '60.00' }, '60.00'],
  [{ surge: 'true' }, undefined],
] as const)('%o comes to %s', (facts, sum) => {
  const given = Object.entries(facts).map(([name, value]) => ({ name, value }))
  expect(sumOf(quoteRows(given))?.value).toBe(sum)
})
