import { describe, expect, it } from 'vitest'
import type { StoreAccess } from '@/lib/people/model/viewer'
import { chosenStores, storeChoice } from './choose-stores'

const store = (id: number): StoreAccess => ({
  id,
  code: `HK-${id}`,
  name: `Store ${id}`,
  region: 'HK',
  location: { lat: 22.3, lng: 114.2 },
  hasFood: true,
  colour: '#1e40af',
  usesAddressIds: false,
  lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
  role: 'staff',
  may: ['food.see'],
})
const stores = [store(3), store(7)]

describe('storeChoice', () => {
  it('is the store that was remembered', () => {
    expect(storeChoice(stores, '7')).toBe(7)
  })

  it('is all of them where somebody chose that', () => {
    expect(storeChoice(stores, 'all')).toBe('all')
  })

  it.each([undefined, '', '9', '7x', '07', '-7', 'NaN'])('is nobody’s yet for %j', (cookie) => {
    expect(storeChoice(stores, cookie)).toBeNull()
    expect(chosenStores(stores, null)).toEqual(stores)
  })

  it('does not show the store of the person who used the tablet before', () => {
    expect(storeChoice([store(3)], '7')).toBeNull()
    expect(chosenStores([store(3)], 7)).toEqual([store(3)])
  })
})

describe('chosenStores', () => {
  it('is the one store, or all of them', () => {
    expect(chosenStores(stores, 7)).toEqual([store(7)])
    expect(chosenStores(stores, 'all')).toEqual(stores)
    expect(chosenStores([], 'all')).toEqual([])
  })
})
