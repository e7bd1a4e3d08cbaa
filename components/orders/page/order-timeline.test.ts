import { expect, it } from 'vitest'
import { minute } from '@/lib/testing/order-card'
import { learnedLater } from './order-timeline'

it.each([
  [0.9, false],
  [1, true],
  [30, true],
  [-5, false],
])('an event heard of %d min later is worth saying: %s', (later, worth) => {
  expect(learnedLater({ at: minute(0), receivedAt: minute(later) })).toBe(worth)
})
