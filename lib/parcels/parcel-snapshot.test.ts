import { expect, it } from 'vitest'
import type { ParcelOrder } from '@/lib/platform/parcel/order-info'
import { parcelSnapshot } from './parcel-snapshot'

const COURIER = { name: 'Lee', phone: '13800138000', callingCode: '86' }
const NOTHING = { positionCode: null, positionName: null, plate: null }

const answer = (callingCode: string): ParcelOrder => ({
  orderId: '1',
  merchantId: '1',
  clientOrderId: '2',
  clientShipmentCode: null,
  product: 'DASH2HR',
  status: { code: 9009, text: null, at: null },
  createdAt: null,
  scheduledFor: null,
  autoCancelAt: null,
  acceptedAt: null,
  completedAt: null,
  cancelledAt: null,
  contact: null,
  path: [],
  services: [],
  items: null,
  collect: null,
  paymentType: null,
  receipts: [],
  remark: null,
  raw: {},
  courier: { ...COURIER, ...NOTHING, callingCode },
})

it('tells a courier’s number as it is dialled from the store', () => {
  expect(parcelSnapshot(answer('86'), 'HK').courier?.phone).toBe('+86 13800138000')
  expect(parcelSnapshot(answer('852'), 'HK').courier?.phone).toBe('13800138000')
})
