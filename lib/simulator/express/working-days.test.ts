import { expect, it } from 'vitest'
import { boundText, codeText, workingdayCode, workingDaysFrom } from './working-days'

it('leaves out Sundays and public holidays', () => {
  expect(workingDaysFrom('2026-01-17', 3)).toEqual(['2026-01-17', '2026-01-19', '2026-01-20'])
  expect(workingDaysFrom('2026-12-24', 3)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29'])
  expect(workingDaysFrom('2025-12-31', 2)).toEqual(['2025-12-31', '2026-01-02'])
})

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
