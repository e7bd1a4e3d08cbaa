import { describe, expect, it } from 'vitest'
import { foodForm } from '@/lib/testing/forms/food-form'
import type { OrderForm } from '../model/order-form'
import { checkOrder, checkSchedule } from './check-order'
import type { FoodStore } from '../delivering-store'

const NOW = new Date('2025-03-04T04:00:00Z') // noon in Hong Kong, eleven in Bangkok and Saigon

const store: FoodStore = {
  id: 7,
  code: 'A',
  name: 'Central',
  nameZh: null,
  region: 'HK',
  language: null,
  lat: 22.28,
  lng: 114.158,
  address: '1 Connaught Place',
  phone: '',
  foodClientMerchantId: 'A',
  colour: null,
  foodProfile: '',
  foodUsesAddressIds: false,
  parcelMerchantId: null,
  parcelHasContract: true,
  expressShipmentCodes: false,
  foodAdvanceMinutes: 30,
  foodUsesKitchenMarks: false,
  expressMerchantId: null,
  lateWaitingMinutes: 10,
  lateAtStoreMinutes: 10,
  lateRidingMinutes: 45,
  isDemo: false,
  disabledAt: null,
  createdAt: NOW,
}

const check = (change: Partial<OrderForm>, at: Partial<FoodStore> = {}) =>
  checkOrder(foodForm(7, change), { ...store, ...at }, NOW)

describe('a time for later, trap 1', () => {
  it.each([
    ['2025-03-04T12:30', 'HK', '2025-03-04T04:30:00.000Z'],
    ['2025-03-04T11:30', 'BKK', '2025-03-04T04:30:00.000Z'],
    ['2025-03-04T11:30', 'SGN', '2025-03-04T04:30:00.000Z'],
    ['2025-03-11T11:00', 'SGN', '2025-03-11T04:00:00.000Z'],
  ] as const)('%s at a store in %s is %s', (typed, region, instant) => {
    expect(checkSchedule(typed, region, NOW)).toEqual(new Date(instant))
  })

  it('is an hour ahead where the store says so', () => {
    const at = (minutes: string) => checkSchedule(`2025-03-04T12:${minutes}`, 'HK', NOW, 60)
    expect(at('59')).toBe('tooSoonHour')
    expect(checkSchedule('2025-03-04T13:00', 'HK', NOW, 60)).toEqual(
      new Date('2025-03-04T05:00:00Z'),
    )
  })

  it.each([
    ['2025-03-04T11:29', 'BKK', 'tooSoon'],
    ['2025-03-11T11:01', 'SGN', 'tooLate'],
    ['2025-03-04T11:30', 'HK', 'tooSoon'],
    ['tomorrow', 'HK', 'when'],
  ] as const)('%s at a store in %s is %s', (typed, region, problem) => {
    expect(checkSchedule(typed, region, NOW)).toBe(problem)
  })
})

describe('where an order goes', () => {
  it('is the typed address and the pin', () => {
    const location = { lat: 22.28, lng: 114.16 }
    expect(check({ address: '8 Home Street', location })).toMatchObject({
      selfPickup: false,
      destination: { address: '8 Home Street', location },
    })
  })

  it('without a pin is nowhere', () => {
    expect(() => check({ location: undefined })).toThrow(
      expect.objectContaining({ fields: { location: 'pin' } }),
    )
  })

  it('is the store itself when the customer comes, by its name where it has no address', () => {
    const pickup = { delivery: 'pickup', remark: 'ring', paymentKind: 3 } as const
    expect(check(pickup)).toMatchObject({
      selfPickup: true,
      destination: { address: '1 Connaught Place', location: { lat: 22.28, lng: 114.158 } },
      form: { address: '', location: undefined, remark: '', paymentKind: 0 },
    })
    expect(check(pickup, { address: ' ' }).destination.address).toBe('Central')
  })
})
