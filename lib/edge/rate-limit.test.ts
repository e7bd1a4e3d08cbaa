import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit'

const RULES = { most: 10, perSecond: 100, addresses: 3 }

/** How many of `count` requests at one moment are let through. */
function passed(
  limit: ReturnType<typeof createRateLimit>,
  address: string,
  at: number,
  count = 20,
) {
  return Array.from({ length: count }, () => limit.take(address, 1, at)).filter(Boolean).length
}

it('lets through what was saved up, and then the pace', () => {
  const limit = createRateLimit(RULES)
  expect(passed(limit, '203.0.113.9', 0)).toBe(10)
  expect(passed(limit, '203.0.113.9', 50)).toBe(5)
  expect(passed(limit, '198.51.100.1', 50)).toBe(10)
})

it('serves whoever never stops asking at the pace, and not never', () => {
  const limit = createRateLimit(RULES)
  passed(limit, '203.0.113.9', 0)
  let served = 0
  for (let ms = 1; ms <= 1_000; ms += 1) served += passed(limit, '203.0.113.9', ms, 5)
  expect(served).toBeGreaterThanOrEqual(99)
  expect(served).toBeLessThanOrEqual(101)
})

it('takes a network of IPv6 for one address', () => {
  const limit = createRateLimit(RULES)
  expect(passed(limit, '2001:db8:1:2::7', 0)).toBe(10)
  expect(passed(limit, '2001:db8:1:2:aaaa::1', 0)).toBe(0)
  expect(passed(limit, '2001:db8:1:3::7', 0)).toBe(10)
})

it('remembers no more addresses than it may', () => {
  const limit = createRateLimit(RULES)
  for (let last = 0; last < 100; last += 1) limit.take(`203.0.113.${last}`, 1, last)
  expect(limit.size()).toBe(3)
})
