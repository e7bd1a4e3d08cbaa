import { expect, it } from 'vitest'
import { decodeScanPrefix } from './scan-prefix'

it.each([
  [null, ''],
  ['', ''],
  [' ', ''],
  ['~', '~'],
  ['§§', '§'],
])('of %j keeps %j', (text, prefix) => {
  expect(decodeScanPrefix(text)).toBe(prefix)
})
