import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_REGIONS, areaOf, type Region } from '../areas'
import { dialledPhone, normalisePhone } from './phone'

const TYPED_CHARACTERS = Array.from('0123456789+- (')

describe('phone numbers', () => {
  test.each([
    '91234567',
    '9123 4567',
    '9123-4567',
    '+852 9123 4567',
    '+85291234567',
    '0085291234567',
    '85291234567',
    '852-9123-4567',
    '(852) 9123.4567',
    '９１２３４５６７',
    '＋852 9123‑4567',
    // As contacts of a telephone and some chats copy them, with marks that nobody sees.
    '\u202a+852 9123 4567\u202c',
    '\u2068９１２３ ４５６７\u2069',
    '9123\u200b4567',
  ])('trap 38: %j goes out without its country code', (text) => {
    expect(normalisePhone(text, 'HK')).toEqual({
      ok: true,
      national: '91234567',
      callingCode: '852',
    })
  })

  test('a number that begins with the digits of the calling code keeps them', () => {
    expect(normalisePhone('85212345', 'HK')).toMatchObject({ ok: true, national: '85212345' })
    expect(normalisePhone('65123456', 'SG')).toMatchObject({ ok: true, national: '65123456' })
  })

  test.each<[Region, string[]]>([
    ['KUL', ['012-345 6789', '12 345 6789', '+60 12-345 6789', '60123456789', '+60 012 345 6789']],
    ['BKK', ['081 234 5678', '๐๘๑-๒๓๔-๕๖๗๘', '+66 81 234 5678', '66812345678']],
    ['SGN', ['0912 345 678', '+84 912 345 678', '0084912345678', '84912345678']],
    ['TPE', ['0912-345-678', '+886 912 345 678', '886912345678']],
  ])('%s: one number is one text, however it is typed', (region, texts) => {
    const results = texts.map((text) => normalisePhone(text, region))
    for (const result of results) expect(result).toEqual(results[0])
    expect(results[0]).toMatchObject({ ok: true, callingCode: areaOf(region).callingCode })
  })

  test.each([
    ['+65 8123 4567', '65', '81234567'],
    ['+86 138 0013 8000', '86', '13800138000'],
    ['+1 415 555 0132', '1', '4155550132'],
    ['0081 90 1234 5678', '81', '9012345678'],
    ['+351 912 345 678', '351', '912345678'],
    ['+7 912 345 67 89', '7', '9123456789'],
  ])('a visitor’s number %j keeps its own calling code', (text, callingCode, national) => {
    expect(normalisePhone(text, 'HK')).toEqual({ ok: true, callingCode, national })
  })

  test.each([
    ['', 'empty'],
    ['  - ', 'empty'],
    ['9123456', 'too-short'],
    ['+852 9123', 'too-short'],
    ['+44 12', 'too-short'],
    ['912345678', 'too-long'],
    ['+852 9123 45678', 'too-long'],
    ['+1 234 567 890 123 456', 'too-long'],
    ['9'.repeat(500), 'too-long'],
    ['9123 4567 ext 8', 'not-digits'],
    ['+', 'not-digits'],
    ['91234567+', 'not-digits'],
    ['٩١٢٣٤٥٦٧', 'not-digits'],
  ])('%j is refused as %s', (text, reason) => {
    expect(normalisePhone(text, 'HK')).toEqual({ ok: false, reason })
  })

  test('what comes out fits string(32), is all digits, and comes out the same again', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...TYPED_CHARACTERS), maxLength: 24 }),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...ALL_REGIONS), (text, region) => {
        const result = normalisePhone(text, region)
        if (!result.ok) return
        expect(result.national).toMatch(/^\d{4,32}$/)
        expect(result.callingCode).toMatch(/^\d{1,3}$/)
        const again = `+${result.callingCode}${result.national}`
        expect(normalisePhone(again, region)).toEqual(result)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a number to be dialled', () => {
  test.each([
    ['61234567', '852', '61234567'],
    ['13800138000', '86', '+86 13800138000'],
    ['13800138000', '+86', '+86 13800138000'],
    ['+86 13800138000', '86', '+86 13800138000'],
    ['0086 13800138000', '86', '0086 13800138000'],
    ['61234567', null, '61234567'],
    ['61234567', '', '61234567'],
    [null, '86', null],
  ])('%j of %j is dialled in Hong Kong as %j', (phone, callingCode, dialled) => {
    expect(dialledPhone({ phone, callingCode }, 'HK')).toBe(dialled)
  })
})
