import { describe, expect, it } from 'vitest'
import type { FoodStore } from '../food-store'
import { foodRegions } from './region-field'

const store = (id: number, changes: Partial<FoodStore> = {}): FoodStore => ({
  id,
  code: `S-${id}`,
  name: `Store ${id}`,
  region: 'HK',
  location: { lat: 22.3, lng: 114.2 },
  hasFood: true,
  colour: '#1e40af',
  usesAddressIds: false,
  lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
  role: 'staff',
  may: ['food.see'],
  ...changes,
})

describe('the regions that can be asked about', () => {
  const hongKong = store(1)
  const singapore = store(2, { region: 'SG' })

  it('are those of the stores, the chosen one’s first', () => {
    expect(foodRegions([hongKong, store(3), singapore], [hongKong, singapore])).toEqual([
      'HK',
      'SG',
    ])
    expect(foodRegions([hongKong, singapore], [singapore])).toEqual(['SG', 'HK'])
  })

  it('are none where the person may see no food orders, or none are delivered', () => {
    const unseen = store(4, { region: 'TPE', may: ['store.see'] })
    const without = store(5, { region: 'BKK', hasFood: false })
    expect(foodRegions([unseen, without, singapore], [unseen])).toEqual(['SG'])
    expect(foodRegions([unseen], [unseen])).toEqual([])
  })
})
