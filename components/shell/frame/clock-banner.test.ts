import { expect, it } from 'vitest'
import { clockMessage } from './clock-banner'

it.each([
  // The platform's clock shows more: ours is behind.
  [125_400, { direction: 'behind', minutes: 2, seconds: 10 }],
  [-61_000, { direction: 'ahead', minutes: 1, seconds: 0 }],
  [-119_000, { direction: 'ahead', minutes: 2, seconds: 0 }],
  [7_200_000, { direction: 'behind', minutes: 120, seconds: 0 }],
  [null, { direction: 'unknown', minutes: 0, seconds: 0 }],
])('%s ms', (ms, words) => {
  expect(clockMessage({ ms, refusing: true })).toEqual(words)
})
