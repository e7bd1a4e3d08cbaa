import { expect, it } from 'vitest'
import { repeatedIds } from './repeated-ids'

it('names every row of a number that comes twice, without the space around it', () => {
  const ids = ['A', ' A', 'B', '', '', 'C', 'A ']
  const rows = ids.map((id, position) => ({ position, id }))
  expect([...repeatedIds(rows)].sort()).toEqual([0, 1, 6])
})
