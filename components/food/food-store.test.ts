import { describe, expect, it } from 'vitest'
import { type FoodStore, boardStores, openingStore, placeableStores } from './food-store'

const store = (id: number, changes: Partial<FoodStore> = {}): FoodStore => ({
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
  may: ['food.see', 'food.place'],
  ...changes,
})

describe('the stores of the food desk', () => {
  it('are placeable where food is delivered and the person may', () => {
    const stores = [store(1), store(2, { hasFood: false }), store(3, { may: ['food.see'] })]
    expect(placeableStores(stores).map(({ id }) => id)).toEqual([1])
    expect(boardStores(stores).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(boardStores([store(4, { may: [] })])).toEqual([])
  })

  it('open the form with the one chosen, or the only one; never with a guess', () => {
    const stores = [store(1), store(2)]
    expect(openingStore(stores, [store(2)])).toBe(2)
    expect(openingStore(stores, stores)).toBeUndefined()
    expect(openingStore([store(1)], [store(2)])).toBe(1)
    expect(openingStore(stores, [store(9)])).toBeUndefined()
  })
})
