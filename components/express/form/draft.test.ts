import { describe, expect, it } from 'vitest'
import { decodeDraft, isTyped } from './draft'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { blankWaybill } from '@/lib/express/model/typed-waybill'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('a draft', () => {
  it('comes back as it was typed', () => {
    const typed = typedWaybill()
    expect(decodeDraft(JSON.stringify(typed))).toEqual(typed)
    const day = { ...typed, pickup: { date: '2026-11-23', period: null }, delivery: null }
    expect(decodeDraft(JSON.stringify(day))).toEqual(day)
  })

  it('comes back blank as it is blank', () => {
    expect(decodeDraft(JSON.stringify(blankWaybill(KEY, undefined)))).toEqual(
      blankWaybill(KEY, undefined),
    )
  })

  it('keeps what still means something when a part does not', () => {
    const odd = {
      formKey: KEY,
      product: 'HDP-OLD',
      weight: 7,
      remark: 'fragile',
      items: [{ code: 'A' }],
      recipient: {
        name: 'Lee',
        address: { area: 'Atlantis', street: 'x' },
        location: { lat: 300 },
      },
    }
    const blank = blankWaybill(KEY, undefined)
    expect(decodeDraft(JSON.stringify(odd))).toEqual({
      ...blank,
      remark: 'fragile',
      items: [{ code: 'A', name: '', quantity: '', price: '' }],
      recipient: {
        ...blank.recipient,
        name: 'Lee',
        address: { ...blank.recipient.address, street: 'x' },
      },
    })
  })

  it('is worth keeping once something was typed; a product or an empty line is not typing', () => {
    const start = blankWaybill(KEY, 3)
    const line = { code: '', name: '', quantity: '', price: '' }
    expect(isTyped({ ...start, product: 'HDP-SFWH-H', items: [line] }, start)).toBe(false)
    expect(isTyped({ ...start, remark: 'x' }, start)).toBe(true)
    expect(isTyped({ ...start, sender: { ...start.sender, name: 'x' } }, start)).toBe(true)
  })

  it.each([null, '', '{', '[]', 'null', '{"formKey":"mine"}'])('is none in %s', (stored) => {
    expect(decodeDraft(stored)).toBeNull()
  })
})
