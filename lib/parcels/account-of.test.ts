import { expect, it } from 'vitest'
import type { ParcelOrder } from '@/lib/platform/parcel/order-info'
import { accountOf } from './account-of'

const COURIER = { name: 'Lee', phone: '13800138000', callingCode: '86' }
const NOTHING = { positionCode: null, positionName: null, plate: null }

const answer = (callingCode: string) =>
  ({
    ...{ orderId: '1', clientOrderId: '2', status: null, clientShipmentCode: null, path: [] },
    ...{ completedAt: null, cancelledAt: null, scheduledFor: null, raw: {} },
    courier: { ...COURIER, ...NOTHING, callingCode },
  }) as unknown as ParcelOrder

it('tells a courier’s number as it is dialled from the store', () => {
  expect(accountOf(answer('86'), 'HK').courier?.phone).toBe('+86 13800138000')
  expect(accountOf(answer('852'), 'HK').courier?.phone).toBe('13800138000')
})
