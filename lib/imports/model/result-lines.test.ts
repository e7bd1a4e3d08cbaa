import { expect, it } from 'vitest'
import { resultLines } from './result-lines'

const row = {
  orderNumber: '#1001',
  waybillNumber: 'HX1',
  trackingLink: 'https://example.com/1',
  product: 'Lite post',
  slot: 'Mon',
  status: 'Created',
}
const words = {
  order: 'Order number',
  waybill: 'Waybill number',
  link: 'Tracking link',
  product: 'Product',
  slot: 'Slot',
  status: 'Status',
}

it('names its columns as the shop reads them, and as people do where no shop is known', () => {
  const [head, first] = resultLines({ shop: 'shopify', rows: [row], words })
  expect(head?.slice(0, 3)).toEqual(['Name', 'Tracking Number', 'Tracking URL'])
  expect(first).toEqual(Object.values(row))
  expect(resultLines({ shop: null, rows: [], words })).toEqual([Object.values(words)])
})
