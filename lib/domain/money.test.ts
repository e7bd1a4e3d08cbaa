import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_REGIONS } from './areas'
import {
  cents,
  formatDollars,
  formatMoney,
  fromFoodDollars,
  parseAmount,
  parseDollars,
  plainAmount,
  toFoodCents,
  toFoodDollars,
} from './money'

const amounts = fc.maxSafeNat().map(cents)
const bills = fc.nat({ max: 100_000_000 }).map(cents)

describe('money', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['0.07', 7],
    ['0', 0],
    [' 8.29 ', 829],
    ['1,200.50', 120_050],
    ['１，２００．５０', 120_050],
    ['128。5', 12_850],
    ['\u202a128\u202c', 12_800],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j dollars are %i cents', (text, amount) => {
    expect(parseDollars(text)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '12.',
    '12.505',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '12,5',
    '1,20',
    'NaN',
    'HK$12',
    '90071992547409.92',
    '1 2',
    '12.5.0',
  ])('%j is no amount', (text) => {
    expect(parseDollars(text)).toBeNull()
  })

  test('only whole, non-negative, exact numbers are cents', () => {
    for (const bad of [1.5, -1, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
      expect(() => cents(bad)).toThrow(RangeError)
    }
    expect(Object.is(cents(-0), 0)).toBe(true)
  })

  test('what is written in dollars reads back to the same cents, for every amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatDollars(amount)).toMatch(/^\d+\.\d{2}$/)
        expect(parseDollars(formatDollars(amount))).toBe(amount)
      }),
    )
  })

  test('trap 33: estimates take dollars as a float, create takes cents as an int', () => {
    expect(toFoodDollars(cents(25_050))).toBe(250.5)
    expect(JSON.stringify(toFoodDollars(cents(110)))).toBe('1.1')
    expect(toFoodCents(cents(25_050))).toBe(25_050)
  })

  test('trap 33: no cent is lost between cents and float dollars', () => {
    fc.assert(
      fc.property(bills, (amount) => {
        expect(fromFoodDollars(toFoodDollars(amount))).toBe(amount)
        expect(JSON.stringify(toFoodDollars(amount))).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
    expect(fromFoodDollars(-1)).toBeNull()
    expect(fromFoodDollars(Number.NaN)).toBeNull()
    expect(fromFoodDollars(1e300)).toBeNull()
  })

  test.each([
    ['SGN', '45.000', '45000'],
    ['SGN', '1.250.000', '1250000'],
    ['SGN', '４５．０００', '45000'],
    ['TPE', '1.200', '1200'],
    ['SGN', '45.50', '45.50'],
    ['SGN', '45,000', '45,000'],
    // Where there are cents it may be a slip, and is refused.
    ['HK', '45.000', '45.000'],
    ['HK', '$128', '128'],
    ['HK', 'HK$1,280.50', '1,280.50'],
    ['HK', 'hkd 128', '128'],
    ['HK', '128 HKD', '128'],
    ['HK', '１２８元', '128'],
    ['HK', '＄128', '128'],
    ['SG', 'S$9.90', '9.90'],
    ['KUL', 'rm 12.50', '12.50'],
    ['BKK', '๑๒๐ บาท', '120'],
    ['HAN', '45.000đ', '45000'],
    ['SGN', '45.000 VNĐ', '45000'],
    ['SGN', '₫45,000', '45,000'],
    ['TPE', 'NT$1,200', '1,200'],
    // Another's currency is none of ours, and a sign alone is no amount.
    ['HK', 'RM 12', 'RM 12'],
    ['HK', 'US$12', 'US$12'],
    ['HK', '$', ''],
    ['HK', '-$12', '-$12'],
  ] as const)('in %s %s is typed for %s', (region, text, plain) => {
    expect(plainAmount(text, region)).toBe(plain)
  })

  test('what is shown reads back to the same amount, in every region', () => {
    fc.assert(
      fc.property(bills, fc.constantFrom(...ALL_REGIONS), (bill, region) => {
        expect(parseAmount(formatMoney(bill, region, 'en'), region)).toBe(bill)
      }),
    )
  })

  test.each([
    ['SG', 'en', 990, 'S$9.90'],
    ['SG', 'th', 990, 'S$9.90'],
    ['KUL', 'ms', 120_050, 'RM\u00a01,200.50'],
    ['KUL', 'en', 120_050, 'RM\u00a01,200.50'],
    ['BKK', 'th', 12_000, '฿120.00'],
    ['BKK', 'en', 12_050, '฿120.50'],
    // No cents, unless the platform tells some.
    ['TPE', 'zh-TW', 12_000, 'NT$120'],
    ['TPE', 'en', 12_050, 'NT$120.50'],
    ['SGN', 'vi', 4_500_000, '45.000\u00a0₫'],
    ['SGN', 'vi', 4_500_050, '45.000,50\u00a0₫'],
    ['HAN', 'en', 4_500_000, '₫45,000'],
    ['HK', 'vi', 120_050, '1.200,50\u00a0HK$'],
  ] as const)('in %s, read in %s', (region, locale, amount, text) => {
    expect(formatMoney(cents(amount), region, locale)).toBe(text)
  })

  test('for people, with the currency of the region', () => {
    expect(formatMoney(cents(120_050), 'HK', 'en')).toBe('HK$1,200.50')
    expect(formatMoney(cents(120_000), 'HK', 'zh-HK')).toBe('HK$1,200.00')
  })
})
