import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { ringsAlone } from './rings-alone'

describe('ringsAlone', () => {
  it('says that an order is new, changed or cancelled, and nothing else of it', () => {
    const hear = ringsAlone()
    const of = (more: Parameters<typeof card>[0]) =>
      hear({ type: 'order', card: card({ id: 7, recipientName: 'Canary Yip', ...more }) })
    expect(of({ stage: 'waiting' })).toEqual({ type: 'ring', sound: 'new' })
    expect(of({ stage: 'waiting', version: 2 })).toBeNull()
    expect(of({ stage: 'riding' })).toEqual({ type: 'ring', sound: 'changed' })
    expect(of({ stage: 'near' })).toBeNull()
    expect(of({ stage: 'cancelled' })).toEqual({ type: 'ring', sound: 'cancelled' })
    expect(of({ stage: 'done' })).toBeNull()
  })

  it('calls an order that was there before the lock changed, not new', () => {
    expect(ringsAlone()({ type: 'order', card: card({ id: 8, stage: 'riding' }) })).toEqual({
      type: 'ring',
      sound: 'changed',
    })
  })

  it('lets positions, stores and other families pass by in silence', () => {
    const hear = ringsAlone()
    expect(hear({ type: 'store', storeId: 1 })).toBeNull()
    expect(hear({ type: 'order', card: card({ family: 'parcel' }) })).toBeNull()
    expect(hear({ type: 'clock', fault: null })).toBeNull()
    expect(hear({ type: 'beat', at: 'now' })).toEqual({ type: 'beat', at: 'now' })
  })
})
