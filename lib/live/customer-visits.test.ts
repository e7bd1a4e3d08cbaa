import { expect, it } from 'vitest'
import { recordCustomerVisit, ordersVisited } from './customer-visits'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 4, 0, seconds))

it('a customer watches from one look to the next, and no longer', () => {
  recordCustomerVisit(1, at(0))
  recordCustomerVisit(2, at(15))
  expect(ordersVisited(at(30))).toEqual(new Set([1, 2]))
  expect(ordersVisited(at(45))).toEqual(new Set([2]))
  recordCustomerVisit(2, at(50))
  expect(ordersVisited(at(80))).toEqual(new Set([2]))
  expect(ordersVisited(at(200))).toEqual(new Set())
})
