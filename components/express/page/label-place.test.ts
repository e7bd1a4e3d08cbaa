import { expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { labelObstacle } from './label-place'

it.each([
  [{ placing: 'placed', platformOrderId: '88001' }, null],
  [{ placing: 'placed', platformOrderId: '88001', stage: 'done' }, null],
  [{ placing: 'placed', platformOrderId: null }, 'notYet'],
  [{ placing: 'unconfirmed', platformOrderId: null }, 'notYet'],
  [{ placing: 'placing', platformOrderId: null }, 'notYet'],
  [{ placing: 'refused', platformOrderId: null }, 'refused'],
  [{ placing: 'placed', platformOrderId: '88001', stage: 'cancelled' }, 'cancelled'],
] as const)('%j: %s', (change, expected) => {
  expect(labelObstacle(card({ family: 'express', ...change }))).toBe(expected)
})
