import { expect, test } from 'vitest'
import type { OfferedSlots } from '@/lib/express/model/offered-slots'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { readWaybill } from '@/lib/express/model/read-waybill'
import { lostSlots } from './checks'

const OFFERED: OfferedSlots = {
  at: '2026-11-22T00:00:00Z',
  meta: { datetime: null, workingDay: null, productType: null, destinationType: null },
  pickup: {
    description: null,
    slots: [
      { date: '2026-11-23', period: '09:00-13:00', workingDay: '1.1', description: null },
      { date: '2026-11-24', period: '09:00-13:00', workingDay: '2.1', description: null },
    ],
  },
  delivery: [
    {
      name: 'default',
      description: null,
      slots: [
        {
          date: '2026-11-24',
          period: '14:00-18:00',
          workingDay: '2.2',
          description: null,
          acceptable: { low: '1.0', high: '1.1' },
        },
      ],
    },
  ],
}
const BEFORE = new Date('2026-11-22T12:00:00Z')

test('times that are offered and go together keep nothing from being sent', () => {
  expect(lostSlots(typedWaybill(), OFFERED, BEFORE)).toEqual([])
  expect(lostSlots(typedWaybill(), undefined, BEFORE)).toEqual([])
})

test('a pickup that has begun meanwhile is told where the times are', () => {
  // 09:00 in Hong Kong.
  const found = lostSlots(typedWaybill(), OFFERED, new Date('2026-11-23T01:00:00Z'))
  expect(found).toEqual([{ field: 'pickup.period', problem: 'slot-gone' }])
  expect(readWaybill(typedWaybill(), found).problems).toEqual({ pickup: 'slot-gone' })
})

test('a delivery that does not go with the pickup is told; a locker has none', () => {
  const pickup = { date: '2026-11-24', period: '09:00-13:00' }
  expect(lostSlots({ ...typedWaybill(), pickup }, OFFERED, BEFORE)).toEqual([
    { field: 'delivery.period', problem: 'slot-mismatch' },
  ])
  expect(lostSlots({ ...typedWaybill('HDP-ECOMM-L'), pickup }, OFFERED, BEFORE)).toEqual([])
})
