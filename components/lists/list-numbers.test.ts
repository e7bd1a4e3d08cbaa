import { expect, test } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { listNumber } from './list-numbers'

test('the number on the label comes first, then the platform’s, then ours; of food ours', () => {
  const told = { clientOrderId: 'W1', platformOrderId: null } as const
  const both = { ...told, platformOrderId: '48912', labelNumber: 'HX1' } as const
  expect(listNumber(card({ ...both, family: 'express' }))).toBe('HX1')
  expect(listNumber(card({ ...both, labelNumber: null, family: 'parcel' }))).toBe('48912')
  expect(listNumber(card({ ...told, family: 'express' }))).toBe('W1')
  expect(listNumber(card({ ...both, family: 'food' }))).toBe('W1')
})
