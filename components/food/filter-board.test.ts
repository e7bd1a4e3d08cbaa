import { expect, it } from 'vitest'
import { buildBoard } from './build-board'
import { filterBoard } from './filter-board'
import { card, MADE, minute } from '@/components/orders/test-card'

const board = buildBoard(
  [
    card({ id: 1 }),
    card({ id: 2, stage: 'riding' }),
    card({ id: 3, stage: 'done', closedAt: minute(1) }),
    card({ id: 4, placing: 'unconfirmed' }),
  ],
  MADE,
)
const shown = (stage: Parameters<typeof filterBoard>[1]) =>
  Object.values(filterBoard(board, stage))
    .flat()
    .map((row) => row.card.id)
    .sort()

it('lets through one column, everything open, or all', () => {
  expect(shown(null)).toEqual([1, 2, 3, 4])
  expect(shown('open')).toEqual([1, 2, 4])
  expect(shown('on-the-way')).toEqual([2])
  expect(shown('needs-you')).toEqual([4])
  expect(shown('done')).toEqual([3])
})
