import { expect, it } from 'vitest'
import { workingDaysFrom } from './working-days'

it('leaves out Sundays and public holidays', () => {
  expect(workingDaysFrom('2026-01-17', 3)).toEqual(['2026-01-17', '2026-01-19', '2026-01-20'])
  expect(workingDaysFrom('2026-12-24', 3)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29'])
  expect(workingDaysFrom('2025-12-31', 2)).toEqual(['2025-12-31', '2026-01-02'])
})
