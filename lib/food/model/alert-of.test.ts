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

  it('says of a cancellation when it is agreed to, and not again when the status comes', () => {
    const agreed = card({ cancelling: { state: 'agreed', since: '2025-03-04T04:00:00Z' } })
    expect(alertOf(agreed, alertKeyOf(card()))).toBe('cancelled')
    expect(alertOf(card({ stage: 'cancelled' }), alertKeyOf(agreed))).toBeNull()
    // The platform went on all the same: that is news to whoever had it for cancelled.
    expect(alertOf(card({ stage: 'coming' }), alertKeyOf(agreed))).toBe('changed')
  })

  it('is quiet about the ride of what was handed over here', () => {
    const handedOverAt = '2025-03-04T04:05:00Z'
    const seen = alertKeyOf(card({ stage: 'at-store' }))
    expect(alertOf(card({ stage: 'riding', handedOverAt }), seen)).toBeNull()
    expect(alertOf(card({ stage: 'riding' }), seen)).toBe('changed')
    expect(alertOf(card({ stage: 'problem', handedOverAt }), seen)).toBe('changed')
  })

  it('leaves a refusal alone that somebody was told of', () => {
    const refused = card({ placing: 'refused', refusalSeenAt: '2025-03-04T04:05:00Z' })
    expect(alertOf(refused, alertKeyOf(card({ placing: 'unconfirmed' })))).toBeNull()
  })
})
