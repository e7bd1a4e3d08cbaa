import { describe, expect, it } from 'vitest'
import { filterInAddress } from '../keys'
import { readWaybillFilter, type WaybillFilter } from './waybill-filter'

const USUAL: WaybillFilter = {
  stores: [],
  day: '',
  period: '',
  product: '',
  printed: 'no',
  stage: 'here',
  import: '',
  orders: [],
}

describe('the filter of waybills to print', () => {
  it('is as usual where an address says nothing, or nothing that can be read', () => {
    expect(readWaybillFilter({})).toEqual(USUAL)
    const odd = {
      stores: 'all,0,-1,1.5',
      day: 'tomorrow',
      period: '9-12',
      product: 'HDP-NO',
      printed: 'maybe',
      stage: ['all'],
      import: '0',
      orders: '12345678901234567',
      more: 'x',
    }
    expect(readWaybillFilter(odd)).toEqual(USUAL)
  })

  it('is read as it was written into an address', () => {
    const filter: WaybillFilter = {
      stores: [1, 12],
      day: '2026-11-28',
      period: '09:00-12:00',
      product: 'HDP-SFWH-H',
      printed: 'all',
      stage: 'all',
      import: '7',
      orders: [3, 4],
    }
    expect(readWaybillFilter(filterInAddress(filter))).toEqual(filter)
    expect(readWaybillFilter(filterInAddress(USUAL))).toEqual(USUAL)
  })

  it('names no more orders than can be put into a queue', () => {
    const orders = Array.from({ length: 600 }, (_, index) => index + 1).join(',')
    expect(readWaybillFilter({ orders }).orders).toHaveLength(500)
  })
})
