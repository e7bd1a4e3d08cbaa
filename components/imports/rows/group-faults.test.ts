import { expect, it } from 'vitest'
import type { RowFault } from '@/lib/imports/model/row-fault'
import { groupFaults } from './group-faults'

const phone: RowFault = { field: 'recipient.phone', problem: 'not-a-phone' }
const quantity = (index: number): RowFault => ({
  field: `items.${index}.quantity`,
  problem: 'not-whole',
})

it('tells each kind of mistake once, with its rows, the most frequent first', () => {
  const groups = groupFaults(
    new Map([
      [1, [quantity(0)]],
      [4, [phone, quantity(1)]],
      [5, [quantity(2), quantity(3)]],
    ]),
  )
  expect(groups.map(({ field, positions }) => [field, [...positions]])).toEqual([
    ['items.0.quantity', [1, 4, 5]],
    ['recipient.phone', [4]],
  ])
})
