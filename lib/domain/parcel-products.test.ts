import { describe, expect, test } from 'vitest'
import { autoCancelTimes, needsPositions, PARCEL_PRODUCTS, parcelRules } from './parcel-products'

const NOW = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-25T01:30:00Z')

describe('parcel products', () => {
  test('trap 29: DASH has two points and items; MPOINTS up to 20 drop-offs and none', () => {
    for (const product of ['DASH2HR', 'DASH4HR'] as const) {
      expect(parcelRules(product)).toEqual({
        dropOffs: { min: 1, max: 1 },
        needsItems: true,
        needsContact: false,
      })
    }
    expect(parcelRules('MPOINTS')).toEqual({
      dropOffs: { min: 1, max: 20 },
      needsItems: false,
      needsContact: true,
    })
  })

  test('trap 28: MPOINTS and merchants without contract choose positions', () => {
    expect(PARCEL_PRODUCTS.filter((product) => needsPositions(product, true))).toEqual(['MPOINTS'])
    expect(PARCEL_PRODUCTS.filter((product) => needsPositions(product, false))).toEqual([
      ...PARCEL_PRODUCTS,
    ])
  })

  test('trap 27: given up 2 hours after creation or at the pickup time, 24 hours at most', () => {
    expect(autoCancelTimes(NOW, null)).toEqual({
      usual: new Date('2026-11-21T14:00:00Z'),
      latest: new Date('2026-11-22T12:00:00Z'),
    })
    expect(autoCancelTimes(NOW, LATER)).toEqual({
      usual: LATER,
      latest: new Date('2026-11-26T01:30:00Z'),
    })
  })
})
