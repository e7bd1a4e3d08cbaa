import { expect, it } from 'vitest'
import { nextBatch } from './next-batch'

const TODAY = 'day_2026-11-22'
const MORNING = 'slot_2026-11-22_09:00-12:00'
const YESTERDAY = 'slot_2026-11-21_14:00-17:00'
const TOMORROW = 'slot_2026-11-23_09:00-12:00'
const choices = (left: Record<string, number>) =>
  Object.entries(left).map(([batch, some]) => ({ batch, left: some, total: 9 }))

it.each([
  ['today while something is left', { [TODAY]: 1, [YESTERDAY]: 2, [TOMORROW]: 3 }, TODAY],
  ['the next that has something', { [TODAY]: 0, [YESTERDAY]: 2, [TOMORROW]: 3 }, TOMORROW],
  ['what was left behind', { [TODAY]: 0, [YESTERDAY]: 2, [MORNING]: 0, [TOMORROW]: 0 }, YESTERDAY],
  ['none where all is out', { [TODAY]: 0, [TOMORROW]: 0 }, null],
])('opens on %s', (_name, left, batch) => {
  expect(nextBatch(choices(left), '2026-11-22')).toBe(batch)
})
