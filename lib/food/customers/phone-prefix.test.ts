import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_REGIONS, areaOf } from '@/lib/domain/areas'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { customerPhone } from './customer-phone'
import { phonePrefix } from './phone-prefix'

describe('phonePrefix', () => {
  it.each([
    ['9123', 'HK', '9123'],
    ['9123 45', 'HK', '912345'],
    ['９１２３', 'HK', '9123'],
    ['\u202a+852 9123', 'HK', '9123'],
    ['+852 9123', 'HK', '9123'],
    ['85291234567', 'HK', '91234567'],
    ['8529', 'HK', '8529'],
    ['+44 20 79', 'HK', '+442079'],
    ['0044 20', 'HK', '+4420'],
    ['12345', 'KUL', '012345'],
    ['+60 12345', 'KUL', '012345'],
    ['012345', 'KUL', '012345'],
    ['call me', 'HK', null],
    ["9123%' or", 'HK', null],
  ] as const)('%s in %s begins with %s', (typed, region, prefix) => {
    expect(phonePrefix(typed, region)).toBe(prefix)
  })

  it('of a whole number is that number as it is kept, however it was typed', () => {
    const numbers = fc.constantFrom(...ALL_REGIONS).chain((region) => {
      const { min, max } = areaOf(region).phoneDigits
      const digit = fc.integer({ min: 2, max: 9 })
      return fc.record({
        region: fc.constant(region),
        digits: fc.array(digit, { minLength: min, maxLength: max }).map((all) => all.join('')),
        withCode: fc.boolean(),
      })
    })
    fc.assert(
      fc.property(numbers, ({ region, digits, withCode }) => {
        const typed = withCode ? `+${areaOf(region).callingCode} ${digits}` : digits
        const phone = normalisePhone(typed, region)
        if (!phone.ok) return
        const { national, callingCode } = phone
        const kept = customerPhone({ phone: national, callingCode }, region)
        expect(phonePrefix(typed, region)).toBe(kept)
      }),
    )
  })
})
