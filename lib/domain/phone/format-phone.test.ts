import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_REGIONS, type Region } from '../areas'
import { formatPhone } from './format-phone'
import { normalisePhone } from './phone'

describe('a phone number as people write it', () => {
  test.each<[Region, string, string]>([
    ['HK', '91234567', '9123 4567'],
    ['HK', '+852 91234567', '9123 4567'],
    ['SG', '91234567', '9123 4567'],
    // Malaysia: mobiles, the Klang valley, Penang, Sarawak.
    ['KUL', '0123456789', '012-345 6789'],
    ['KUL', '01112345678', '011-1234 5678'],
    ['KUL', '0321234567', '03-2123 4567'],
    ['KUL', '042261234', '04-226 1234'],
    ['KUL', '082412345', '082-412 345'],
    // Thailand: mobiles, Bangkok, Chiang Mai.
    ['BKK', '0812345678', '081-234-5678'],
    ['BKK', '022345678', '02-234-5678'],
    ['BKK', '053234567', '053-234-567'],
    // Vietnam: mobiles, both large cities, Da Nang.
    ['SGN', '0912345678', '091 234 56 78'],
    ['HAN', '02438251234', '024 3825 1234'],
    ['VNDNG', '02363822113', '0236 3822 113'],
    // Taiwan: mobiles, Taipei, Changhua, Kaohsiung, Nantou, Miaoli, Taitung, free of charge.
    ['TPE', '0912345678', '0912-345-678'],
    ['TPE', '0223456789', '02-2345-6789'],
    ['TPE', '047222151', '04-722-2151'],
    ['TPE', '073368333', '07-336-8333'],
    ['TPE', '0492222106', '049-222-2106'],
    ['TPE', '037322150', '037-322-150'],
    ['TPE', '089326141', '089-326-141'],
    ['TPE', '0800080123', '0800-080-123'],
  ])('in %s %s is written %s', (region, phone, written) => {
    expect(formatPhone(phone, region)).toBe(written)
  })

  test.each([
    ['+6591234567', '+65 9123 4567'],
    ['+60123456789', '+60 12 345 6789'],
    ['+60321234567', '+60 3 2123 4567'],
    ['+66812345678', '+66 81 234 5678'],
    ['+84 0912345678', '+84 91 234 56 78'],
    ['+886912345678', '+886 912 345 678'],
    ['+8613800138000', '+86 138 0013 8000'],
    ['+85366123456', '+853 6612 3456'],
    ['+14155550132', '+1 415 555 0132'],
    ['+351912345678', '+351 912 345 678'],
    ['+819012345678', '+81 901 234 5678'],
  ])('%s of another country is written %s in Hong Kong', (phone, written) => {
    const read = normalisePhone(phone, 'HK')
    expect(read.ok).toBe(true)
    expect(formatPhone(phone, 'HK')).toBe(written)
  })

  test.each(['', '1234', '9123****', 'ext. 8', '13800138000', '+852 9123'])(
    '%j, which nobody can read, is left as it is',
    (phone) => {
      expect(formatPhone(phone, 'HK')).toBe(phone)
    },
  )

  test('is the same number still, wherever it is read', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,11}$/)
    const code = fc.constantFrom('', '+852', '+65', '+60', '+66', '+84', '+886', '+86', '+1', '+44')
    const region = fc.constantFrom(...ALL_REGIONS)
    fc.assert(
      fc.property(digits, code, region, (number, callingCode, at) => {
        const phone = callingCode + number
        const read = normalisePhone(phone, at)
        expect(normalisePhone(formatPhone(phone, at), at)).toEqual(read)
      }),
      { numRuns: 1000 },
    )
  })
})
