import { describe, expect, it } from 'vitest'
import { orderFormSchema, PAYMENT_KINDS as SCHEMA_KINDS } from '@/lib/food/schema'
import { FIELD_LIMITS, roomOf, type TextField } from './field-limit'
import { PAYMENT_KINDS } from './payment-kinds'

describe('what the form knows of the schema without loading it', () => {
  it.each(Object.entries(FIELD_LIMITS))('%s takes %d characters', (name, limit) => {
    expect(orderFormSchema.shape[name as TextField].maxLength).toBe(limit)
  })

  it('the payment kinds', () => {
    expect(PAYMENT_KINDS).toEqual(SCHEMA_KINDS)
  })
})

describe('roomOf', () => {
  it('says nothing until the field is nearly full, and counts beyond its end', () => {
    expect(roomOf('recipientName', 'x'.repeat(51))).toBeNull()
    expect(roomOf('recipientName', 'x'.repeat(52))).toEqual({ used: 52, max: 64 })
    expect(roomOf('recipientName', ` ${'x'.repeat(70)} `)).toEqual({ used: 70, max: 64 })
  })
})
