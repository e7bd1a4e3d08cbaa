import { describe, expect, it } from 'vitest'
import { PICK_ORDERS } from '@/lib/printing/model/pick-order'
import { decodeStackOrder, encodeStackOrder } from './station'

describe('the order of a station', () => {
  it.each(PICK_ORDERS.flatMap((order) => [true, false].map((reversed) => ({ order, reversed }))))(
    '%j is kept as it is',
    (stack) => {
      expect(decodeStackOrder(encodeStackOrder(stack))).toEqual(stack)
    },
  )

  it.each([null, '', 'sideways', 'sideways:reversed'])('%j is the first one', (text) => {
    expect(decodeStackOrder(text)).toEqual({ order: 'place', reversed: false })
  })
})
