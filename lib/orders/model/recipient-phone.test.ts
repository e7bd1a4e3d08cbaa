import { expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { recipientPhone } from './recipient-phone'

it('is dialled with its code where that is another country’s, and as it is at home', () => {
  const phone = (recipientCallingCode: string | null) =>
    recipientPhone(card({ recipientPhone: '13800138000', recipientCallingCode }), 'HK')
  expect(phone('86')).toBe('+86 13800138000')
  expect(phone('852')).toBe('13800138000')
  expect(phone(null)).toBe('13800138000')
})
