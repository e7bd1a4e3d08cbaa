import { expect, it } from 'vitest'
import { readCodes } from './scan-box'

it.each([
  ['W-1', ['W-1']],
  [' W-1 \r\n', ['W-1']],
  ['W-1\nW-2\r\nW-3', ['W-1', 'W-2', 'W-3']],
  ['W-1\tW-2', ['W-1', 'W-2']],
  ['W-1, W-2；W-3、W-4', ['W-1', 'W-2', 'W-3', 'W-4']],
  ['   ', []],
])('%j is %j', (text, codes) => {
  expect(readCodes(text)).toEqual(codes)
})
