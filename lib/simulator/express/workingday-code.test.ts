import { expect, it } from 'vitest'
import { boundText, codeText, workingdayCode } from './workingday-code'

it.each([
  [1, 0, '1', '1.000000'],
  [1, 720, '1.5', '1.500000'],
  [2, 600, '2.416667', '2.416667'],
  [10, 0, '10', '10.000000'],
  [10, 840, '10.583333', '10.583333'],
  [0, 1439, '0.999306', '0.999306'],
])('writes day %d at %d minutes as %s and %s, the same number', (day, minutes, short, long) => {
  const code = workingdayCode(day, minutes)
  expect([codeText(code), boundText(code)]).toEqual([short, long])
})
