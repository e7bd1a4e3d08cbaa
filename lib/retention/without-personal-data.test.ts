import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutPersonalData } from './without-personal-data'

describe('a recorded request or answer', () => {
  it('keeps its shape, and of its texts what speaks of the order alone', () => {
    const recorded = {
      when: 'later',
      scheduledFor: '2026-11-21T12:00',
      formKey: '811fb55f-1003-454b-8ac6-097abedc136a',
      recipientName: 'Chan Tai Man',
      recipientPhone: '91234567',
      amount: '250.50',
      location: { lat: 22.2849, lng: 114.1533 },
      order_id: 883_000_001,
      order_url: 'https://platform.example/tracker/883',
      predicted_showup_time_range: '6-8',
      draft: {
        product: 'HDP-SFWH-H',
        items: [{ code: 'A-1', name: 'Tea', quantity: 1, price: '12.50' }],
        recipient: {
          phone: 91_234_567,
          address: { street: '2 Wang Pok Street', floor: '12', district: '沙田區', area: '新界' },
        },
        receipts: ['https://platform.example/1.jpg'],
        path: [{ contacts: [{ name: 'Amy', company: null }] }],
      },
    }
    expect(withoutPersonalData(recorded)).toEqual({
      ...recorded,
      recipientName: '',
      recipientPhone: '',
      location: { lat: 22.28, lng: 114.15 },
      order_url: '',
      draft: {
        ...recorded.draft,
        items: [{ code: '', name: '', quantity: 1, price: '' }],
        recipient: {
          phone: 0,
          address: { street: '', floor: '', district: '沙田區', area: '新界' },
        },
        receipts: [],
        path: [{ contacts: [{ name: '', company: null }] }],
      },
    })
  })

  it('keeps that something was wrong, and not the words', () => {
    const told = [{ exception: 'Mr Chan was not at home' }, { exception: '' }]
    expect(withoutPersonalData(told)).toEqual([{ exception: '—' }, { exception: '' }])
  })

  it('keeps a fee as the platform writes it, with the sign of its currency', () => {
    const fees = ['HK$45.50', 'RM 1,200.50', '45000 ₫', '30'].map((fee) => ({ fee }))
    expect(withoutPersonalData(fees)).toEqual(fees)
    expect(withoutPersonalData({ fee: 'HK$45 for Amy' })).toEqual({ fee: '' })
    // What a parcel's courier collects (conventions §2.4).
    const cod = { service_fee: '12.00', cash: '88.50', total: '100.50' }
    expect(withoutPersonalData({ cod })).toEqual({ cod })
  })

  it('keeps no address that was typed where a district belongs', () => {
    expect(withoutPersonalData({ district: '8 Home Street', area: 'Sai Kung' })).toEqual({
      district: '',
      area: 'Sai Kung',
    })
  })

  it('keeps nothing under a name that nobody has thought of', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().map((name) => `x${name}x`),
          fc.oneof(fc.constant('MARK'), fc.constant(['MARK']), fc.constant({ y: 'MARK' })),
        ),
        (told) => {
          expect(JSON.stringify(withoutPersonalData(told)).replace(/"x[^"]*":/g, '')).not.toContain(
            'MARK',
          )
        },
      ),
    )
  })

  it('is the same when it is done again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (told) => {
        const once = withoutPersonalData(told)
        expect(withoutPersonalData(once)).toEqual(once)
      }),
    )
  })
})
