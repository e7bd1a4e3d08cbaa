import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { inPickOrder, PICK_ORDERS, type PickItem } from './pick-order'

const item = fc.record({
  orderId: fc.integer({ min: 1, max: 9_999 }),
  clientOrderId: fc.constantFrom('W-2', 'W-10', 'A1', 'a1', '單-3'),
  product: fc.constantFrom(null, ...EXPRESS_PRODUCTS),
  place: fc.constantFrom(null, 'H852E01', '沙田區', '東區'),
  added: fc.integer({ min: 0, max: 5 }),
})
const pile = fc.uniqueArray(item, { selector: ({ orderId }) => orderId, maxLength: 12 })
const ids = (items: readonly PickItem[]) => items.map(({ orderId }) => orderId)

const one = (orderId: number, change: Partial<PickItem> = {}): PickItem => ({
  orderId,
  clientOrderId: `W-${orderId}`,
  product: 'HDP-ECOMM-H',
  place: '東區',
  added: orderId,
  ...change,
})

describe('inPickOrder', () => {
  it('keeps every item, once, whatever order they came in', () => {
    fc.assert(
      fc.property(pile, fc.constantFrom(...PICK_ORDERS), fc.boolean(), (items, order, reversed) => {
        const sorted = inPickOrder(items, { order, reversed })
        expect(ids(sorted).toSorted((a, b) => a - b)).toEqual(ids(items).toSorted((a, b) => a - b))
        expect(inPickOrder(items.toReversed(), { order, reversed })).toEqual(sorted)
      }),
    )
  })

  it('is its mirror image reversed', () => {
    fc.assert(
      fc.property(pile, fc.constantFrom(...PICK_ORDERS), (items, order) => {
        expect(inPickOrder(items, { order, reversed: true })).toEqual(
          inPickOrder(items, { order, reversed: false }).toReversed(),
        )
      }),
    )
  })

  it('puts together what goes the same way, and the unknown last', () => {
    const items = [
      one(1, { product: null }),
      one(2, { product: 'HDP-ECOMM-L', place: 'H852E02' }),
      one(3, { product: 'HDP-ECOMM-L', place: 'H852E01' }),
      one(4, { place: null }),
      one(10),
      one(9),
    ]
    expect(ids(inPickOrder(items, { order: 'place', reversed: false }))).toEqual([
      9, 10, 4, 3, 2, 1,
    ])
  })

  it('reads numbers as numbers, or goes by how they were put together', () => {
    const items = [one(10, { added: 1 }), one(9, { added: 2 }), one(100, { added: 0 })]
    expect(ids(inPickOrder(items, { order: 'number', reversed: false }))).toEqual([9, 10, 100])
    expect(ids(inPickOrder(items, { order: 'added', reversed: false }))).toEqual([100, 10, 9])
  })
})
