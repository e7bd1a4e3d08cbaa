import { expect, it } from 'vitest'
import { isLoopback } from './server'

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['1127.0.0.1', false],
  [undefined, false],
])('takes %s for this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})
