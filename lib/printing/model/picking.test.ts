import { describe, expect, it } from 'vitest'
import { itemsToFetch, type PickedItem, type PickingWaybill } from './picking'
import { pickingQuerySchema } from './picking-query'

const waybill = (orderId: number, items: PickedItem[]): PickingWaybill => ({
  orderId,
  storeId: 1,
  clientOrderId: `W${orderId}`,
  platformOrderId: `88${orderId}`,
  labelCode: null,
  recipientName: null,
  place: null,
  pickup: null,
  boxes: 1,
  items,
})
const item = (code: string | null, quantity: number, name: string | null = 'Cup') => ({
  code,
  name,
  quantity,
})

describe('what to fetch', () => {
  it('adds up each thing by its code, and says for which parcels', () => {
    const things = itemsToFetch([
      waybill(1, [item('CUP-10', 2), item('CUP-9', 1, 'Saucer')]),
      waybill(2, []),
      waybill(3, [item('cup-10', 1, 'Blue cup'), item('CUP-10', 1)]),
    ])
    expect(things).toEqual([
      { code: 'CUP-9', name: 'Saucer', quantity: 1, parcels: [1] },
      { code: 'CUP-10', name: 'Cup', quantity: 4, parcels: [1, 3] },
    ])
  })

  it('goes by the name where there is no code, behind what has one', () => {
    const things = itemsToFetch([
      waybill(1, [item(null, 1, 'Tea'), item('A', 1)]),
      waybill(2, [item(null, 2, 'tea')]),
    ])
    expect(things.map(({ code, name, quantity }) => [code, name, quantity])).toEqual([
      ['A', 'Cup', 1],
      [null, 'Tea', 3],
    ])
  })
})

it('reads an address, and leaves out what is odd there', () => {
  expect(pickingQuerySchema.parse({ import: '7', order: 'number', reversed: '1' })).toEqual({
    import: 7,
    order: 'number',
    reversed: true,
  })
  expect(pickingQuerySchema.parse({ run: 'x', order: 'odd', reversed: 'yes' })).toEqual({
    order: 'place',
    reversed: false,
  })
})
