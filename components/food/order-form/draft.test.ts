import { describe, expect, it } from 'vitest'
import { decodeDraft, emptyDraft, isTyped } from './draft'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('a draft', () => {
  it('comes back as it was typed', () => {
    const draft = {
      ...emptyDraft(KEY, 7),
      recipientName: '陳大文',
      location: { lat: 22.28, lng: 114.15 },
      amount: '128.50',
      delivery: 'pickup' as const,
      pickupCode: '0042',
      when: 'later' as const,
      scheduledFor: '2025-03-04T19:30',
    }
    expect(decodeDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('comes back without a store and a pin while there are none', () => {
    const unset = { ...emptyDraft(KEY, Number.NaN), address: '1 Queen’s Road' }
    expect(decodeDraft(JSON.stringify(unset))).toEqual({ ...unset, storeId: undefined })
  })

  it('keeps what still means something when one field does not', () => {
    const odd = JSON.stringify({ formKey: KEY, address: 'Flat A', location: { lat: 300 }, when: 1 })
    expect(decodeDraft(odd)).toEqual({ ...emptyDraft(KEY, undefined), address: 'Flat A' })
  })

  it('is worth keeping once something was typed or the pin was set', () => {
    const empty = emptyDraft(KEY, 7)
    expect(isTyped(empty)).toBe(false)
    expect(isTyped({ ...empty, recipientPhone: '9' })).toBe(true)
    expect(isTyped({ ...empty, location: { lat: 22.28, lng: 114.15 } })).toBe(true)
  })

  it.each([null, '', '{', '[]', 'null', '{"formKey":"mine"}'])('is none in %s', (stored) => {
    expect(decodeDraft(stored)).toBeNull()
  })
})
