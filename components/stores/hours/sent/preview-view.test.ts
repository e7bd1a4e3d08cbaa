import { expect, it } from 'vitest'
import { updateRegularHours, updateTemporaryHours } from '@/lib/platform/food/merchant-status'
import { compileHours } from '@/lib/stores/model/compile-hours'
import { exactRequests } from './preview-view'

const week = [[], [{ from: 1080, to: 1560 }], [], [], [], [], []]

it('what is shown is what the platform client sends', () => {
  const specialDays = [{ date: '2027-02-06', ranges: [{ from: 660, to: 900 }], name: '' }]
  const hours = { week, specialDays, closures: [] }
  const compiled = compileHours(hours, { today: '2027-02-01', held: [] })
  const storeCode = 'HK-CENTRAL-01'
  expect(exactRequests(compiled, storeCode)).toEqual([
    updateRegularHours({ storeCode, week: compiled.regular }).data(),
    updateTemporaryHours({ storeCode, ranges: compiled.temporary }).data(),
  ])
})

it('without special dates there is one request only', () => {
  const hours = { week, specialDays: [], closures: [] }
  const compiled = compileHours(hours, { today: '2027-02-01', held: [] })
  expect(exactRequests(compiled, 'HK')).toHaveLength(1)
})
