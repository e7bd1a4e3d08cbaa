import { expect, it } from 'vitest'
import type { ReportedStatus } from '@/lib/express/model/waybill-detail'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { card as testCard, MADE } from '@/lib/testing/order-card'
import { waybillObstacle } from './cancel-button'

const PLACED = { family: 'express', placing: 'placed', platformOrderId: '88001' } as const
const legacy = (code: number): ReportedStatus => ({
  code,
  text: null,
  at: '2026-11-23T04:00:00Z',
  stage: 'waiting',
})
const obstacle = (
  change: Partial<OrderCard>,
  status: ReportedStatus | null = legacy(8),
  mayCancel = true,
) => {
  const card = testCard({ ...PLACED, ...change })
  return waybillObstacle({ card, statuses: { current: null, legacy: status } }, mayCancel, MADE)
}

it('may be cancelled in legacy status 8, and while none is known', () => {
  expect(obstacle({})).toBeNull()
  expect(obstacle({}, null)).toBeNull()
})

it.each([1, 9, 2, 6])('trap 56: legacy status %i is too far', (code) => {
  expect(obstacle({}, legacy(code))).toBe('too-far')
})

it.each([
  [{ stage: 'done' }, 'closed'],
  [{ stage: 'cancelled' }, 'closed'],
  [{ placing: 'refused' }, 'refused'],
  [{ placing: 'unconfirmed' }, 'unconfirmed'],
  [{ placing: 'placing' }, 'placing'],
  [{ platformOrderId: null }, 'placing'],
] as const)('%j: %s', (change, expected) => {
  expect(obstacle(change)).toBe(expected)
})

it('is not for everybody', () => {
  expect(obstacle({}, legacy(8), false)).toBe('not-allowed')
})
