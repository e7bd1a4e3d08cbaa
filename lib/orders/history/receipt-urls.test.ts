import { expect, it } from 'vitest'
import { receiptUrls } from './receipt-urls'

const urls = ['https://files.example/1.png', 'https://files.example/2.jpg']

it('reads the pictures of a parcel and of a waybill where each tells them', () => {
  expect(receiptUrls({ family: 'parcel', answer: { order: { receipts: urls } } })).toEqual(urls)
  expect(receiptUrls({ family: 'express', answer: { waybill: { receipts: urls } } })).toEqual(urls)
})

it('knows none before the platform told any, and none of food', () => {
  expect(receiptUrls({ family: 'parcel', answer: null })).toEqual([])
  expect(receiptUrls({ family: 'parcel', answer: { created: { order_id: '1' } } })).toEqual([])
  expect(receiptUrls({ family: 'parcel', answer: { order: { receipts: 'none' } } })).toEqual([])
  expect(receiptUrls({ family: 'food', answer: { order: { receipts: urls } } })).toEqual([])
})

it('takes nothing that is no web address', () => {
  const receipts = ['javascript:alert(1)', 'file:///etc/passwd', '', urls[0]]
  expect(receiptUrls({ family: 'parcel', answer: { order: { receipts } } })).toEqual([urls[0]])
})
