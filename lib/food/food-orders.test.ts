import { expect, it } from 'vitest'
import { PlatformRefused } from '@/lib/platform/errors'
import { refusedFormFields } from './food-orders'

const refusal = (code: string, platformText: string) =>
  new PlatformRefused(
    { family: 'food', operation: 'createOrder', changes: true, requestId: 'r' },
    { httpStatus: 200, code, platformText },
  )

it.each([
  ['263006', 'exceeded delivery distance limit', { location: 'refused' }],
  ['263014', 'exceeded scheduled time limit', { scheduledFor: 'refused' }],
  ['264100', 'merchant does not exist', { storeId: 'refused' }],
  ['261004', 'incorrect parameter: receive.user_phone', { recipientPhone: 'refused' }],
  ['261004', 'incorrect parameter: order_detail.total_price', { amount: 'refused' }],
  ['262002', 'incorrect signature', {}],
  ['999999', 'something new', {}],
])('%s, %s', (code, text, fields) => {
  expect(refusedFormFields(refusal(code, text))).toEqual(fields)
})
