import { describe, expect, it } from 'vitest'
import type { CourierPosition } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { card, minute } from '@/lib/testing/order-card'
import { appendPosition, mergeOrders } from './order-query'

const seen = (at: number): CourierPosition => ({
  lat: 22.3,
  lng: 114.1,
  at: minute(at),
  etaMinutes: 4,
})

function detail(changes: Partial<OrderDetail> = {}): OrderDetail {
  return {
    card: card({ version: 5 }),
    region: 'HK',
    paper: { locale: 'en', href: '', storeName: 'Central' },
    customer: null,
    store: { lat: 22.28, lng: 114.15 },
    door: null,
    remark: null,
    storeRemark: null,
    paymentKind: 0,
    trackerUrl: null,
    directMetres: null,
    travelMetres: null,
    selfPickup: false,
    predictions: [],
    nothingAhead: [],
    timeline: [],
    trail: [seen(1)],
    told: {
      title: null,
      brand: null,
      remark: null,
      storeRemark: null,
      requestedPickupAt: null,
      requestedDeliveryAt: null,
      doneAt: null,
      cancellation: null,
    },
    raw: null,
    ...changes,
  }
}

describe('the order page and the live stream', () => {
  it('grows the trail by newer positions and never moves the courier back', () => {
    const shown = detail()
    expect(appendPosition(shown, seen(2)).trail).toEqual([seen(1), seen(2)])
    expect(appendPosition(shown, seen(1))).toBe(shown)
    expect(appendPosition(shown, seen(0))).toBe(shown)
  })

  it('keeps what came by the stream while the order was being read', () => {
    const shown = detail({ card: card({ version: 7 }), trail: [seen(1), seen(3)] })
    const read = detail({ trail: [seen(1), seen(2)], remark: 'ring twice' })
    const merged = mergeOrders(shown, read)
    expect(merged).toMatchObject({ card: { version: 7 }, remark: 'ring twice' })
    expect(merged.trail).toEqual([seen(1), seen(2), seen(3)])
  })

  it('is the same object where nothing has changed, with the parts that have not', () => {
    const shown = detail({ trail: [seen(1), seen(2)] })
    expect(mergeOrders(shown, structuredClone(shown))).toBe(shown)
    const read = { ...structuredClone(shown), remark: 'ring twice' }
    expect(mergeOrders(shown, read).trail).toBe(shown.trail)
  })
})
