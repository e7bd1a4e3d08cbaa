import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { alertOf, alertKeyOf } from './alert-of'

describe('alertOf', () => {
  it('calls an order new that nobody here has seen, once the platform has it', () => {
    expect(alertOf(card(), undefined)).toBe('new')
    expect(alertOf(card({ stage: 'riding' }), undefined)).toBe('new')
    expect(alertOf(card({ placing: 'placing' }), undefined)).toBeNull()
    expect(alertOf(card({ placing: 'unconfirmed' }), undefined)).toBe('new')
  })

  it('is quiet about what was seen as it is, whatever else changed', () => {
    const seen = alertKeyOf(card())
    expect(alertOf(card({ version: 9, recipientName: 'Lee' }), seen)).toBeNull()
    expect(alertOf(card({ stage: 'near' }), alertKeyOf(card({ stage: 'riding' })))).toBeNull()
  })

  it.each(['coming', 'at-store', 'riding', 'problem', 'unknown'] as const)(
    'calls an order changed that was waiting and is %s',
    (stage) => expect(alertOf(card({ stage }), alertKeyOf(card()))).toBe('changed'),
  )

  it('tells a cancellation from every other change, seen before or not', () => {
    const cancelled = card({ stage: 'cancelled' })
    expect(alertOf(cancelled, alertKeyOf(card()))).toBe('cancelled')
    expect(alertOf(cancelled, undefined)).toBe('cancelled')
    expect(alertOf(cancelled, alertKeyOf(cancelled))).toBeNull()
  })

  it('asks nothing for what was delivered', () => {
    expect(alertOf(card({ stage: 'done' }), alertKeyOf(card({ stage: 'riding' })))).toBeNull()
    expect(alertOf(card({ stage: 'done' }), undefined)).toBeNull()
  })

  it('speaks of a refusal only to those who took the order for one', () => {
    const refused = card({ placing: 'refused' })
    expect(alertOf(refused, undefined)).toBeNull()
    expect(alertOf(refused, alertKeyOf(card({ placing: 'unconfirmed' })))).toBe('changed')
  })
})
