import { expect, test } from 'vitest'

import { locateProblem } from './use-locate'

test('every way a device can fail to locate itself has its own words', () => {
  expect([1, 2, 3].map(locateProblem)).toEqual(['denied', 'unavailable', 'timeout'])
  expect(locateProblem(99)).toBe('unavailable')
})
