import { describe, expect, test } from 'vitest'
import { isPickupCode, pickupCodeOf } from './pickup-code'

describe('pickup codes', () => {
  test('trap 36: a code is four digits, and leading zeros stay', () => {
    expect(isPickupCode('0042')).toBe(true)
    for (const text of ['42', '00042', '4 42', '12a4', '', '１２３４', '1234\n']) {
      expect(isPickupCode(text)).toBe(false)
    }
  })

  test('trap 36: the last four digits of an all-digit order id', () => {
    expect(pickupCodeOf('202611210042')).toBe('0042')
    expect(pickupCodeOf('0007')).toBe('0007')
    for (const id of ['42', 'HK-202611210042', '2026112100-2', '']) {
      expect(pickupCodeOf(id)).toBeNull()
    }
  })

  test('trap 36: the merchant’s own four digits come first, and allow any order id', () => {
    expect(pickupCodeOf('HK-A-17', '0815')).toBe('0815')
    expect(pickupCodeOf('202611210042', '0815')).toBe('0815')
    expect(pickupCodeOf('202611210042', 'B-17')).toBe('0042')
    expect(pickupCodeOf('202611210042', '')).toBe('0042')
    expect(pickupCodeOf('HK-A-17', '17')).toBeNull()
  })
})
