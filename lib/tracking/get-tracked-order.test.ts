import { describe, expect, it } from 'vitest'
import { STAGES } from '@/lib/domain/stages'
import { storeColour } from '@/lib/domain/store-colour'
import { trackedOrder } from './get-tracked-order'

const NOW = '2026-11-21T04:00:00.000Z'
const store = {
  id: 1,
  name: 'Central',
  nameZh: '中環店',
  phone: '21110001',
  colour: 'teal',
  region: 'HK',
  lat: 22.28,
  lng: 114.15,
} as const
const seen = { lat: 22.285, lng: 114.152, at: new Date(NOW) }

const order = (change: Partial<Parameters<typeof trackedOrder>[0]> = {}) => ({
  stage: 'riding' as const,
  cancelling: null,
  scheduledFor: null,
  closedAt: null,
  closed: false,
  predictions: {},
  doorLat: 22.29,
  doorLng: 114.16,
  ...change,
})

describe('what the customer is told', () => {
  it('shows the courier from the store to the door, and at no other time', () => {
    const shown = STAGES.filter((stage) => trackedOrder(order({ stage }), store, seen).ride)
    expect(shown).toEqual(['riding', 'near'])
  })

  it('shows store and door while the courier has not been seen yet', () => {
    expect(trackedOrder(order(), store, null).ride).toEqual({
      store: { lat: 22.28, lng: 114.15 },
      door: { lat: 22.29, lng: 114.16 },
      courier: null,
    })
    expect(trackedOrder(order({ doorLat: null }), store, seen).ride?.door).toBeNull()
  })

  it('tells a range where the platform gave one, else the one moment', () => {
    const at = '2026-11-21T04:10:00.000Z'
    const arrival = (range: string | null) =>
      trackedOrder(order({ predictions: { delivery: { at, range, asOf: NOW } } }), store, null)
        .arrival
    expect(arrival('8-12')).toEqual({
      from: '2026-11-21T04:08:00.000Z',
      to: '2026-11-21T04:12:00.000Z',
      asOf: NOW,
    })
    expect(arrival(null)).toEqual({ from: at, to: at, asOf: NOW })
  })

  it('predicts nothing once it is over, or when the platform says that nothing is to come', () => {
    const delivery = { at: NOW, range: null, asOf: NOW }
    const closed = order({ stage: 'done', closed: true, predictions: { delivery } })
    expect(trackedOrder(closed, store, seen).arrival).toBeNull()
    const none = order({ predictions: { delivery: { ...delivery, at: null } } })
    expect(trackedOrder(none, store, seen).arrival).toBeNull()
  })

  it('tells that it is being cancelled once the platform agreed, and nothing of a ride', () => {
    const delivery = { at: NOW, range: null, asOf: NOW }
    const told = (change: Parameters<typeof order>[0]) =>
      trackedOrder(order({ predictions: { delivery }, ...change }), store, seen)
    expect(told({ cancelling: 'agreed' })).toMatchObject({
      isCancelling: true,
      arrival: null,
      ride: null,
    })
    for (const cancelling of ['asking', 'unconfirmed', 'overtaken'] as const) {
      expect(told({ cancelling }).isCancelling).toBe(false)
      expect(told({ cancelling }).ride).not.toBeNull()
    }
  })

  it('names a store without a Chinese name by its only one', () => {
    const { storeName } = trackedOrder(order(), { ...store, nameZh: null }, null)
    expect(storeName).toEqual({ en: 'Central', zh: 'Central' })
  })

  it('names the store’s number, where it has one, and the colour it is known by', () => {
    expect(trackedOrder(order(), store, null)).toMatchObject({
      storePhone: '21110001',
      storeColour: storeColour(store),
    })
    expect(trackedOrder(order(), { ...store, phone: '' }, null).storePhone).toBeNull()
  })
})
