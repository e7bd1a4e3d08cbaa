import { expect, it } from 'vitest'
import type { ImportRow, RowStatus } from '@/lib/imports/model/import-view'
import { replacementsOf, settingOf } from './change-cells'

const row = (position: number, a: string, status: RowStatus = 'draft'): ImportRow => ({
  position,
  status,
  orderId: null,
  refusal: null,
  refusedFields: [],
  problem: null,
  cells: { a, b: 'Tea (green)' },
})
const column = { key: 'a', name: 'A', field: null }

it('sets a column in rows that may be changed, where it says something else', () => {
  const rows = [row(0, ''), row(1, 'S'), row(2, '', 'created')]
  expect(settingOf(rows, column, 'S')).toEqual([{ position: 0, key: 'a', text: 'S' }])
})

it('replaces a text wherever it stands, as it is written and in any case', () => {
  const rows = [row(0, 'TEA (Green)'), row(1, 'tea')]
  const columns = [column, { key: 'b', name: 'B', field: null }]
  const found = replacementsOf(rows, columns, { find: '(green)', by: '$& black' })
  expect(found.map(({ position, key, text }) => [position, key, text])).toEqual([
    [0, 'a', 'TEA $& black'],
    [0, 'b', 'Tea $& black'],
    [1, 'b', 'Tea $& black'],
  ])
  expect(replacementsOf(rows, columns, { find: '', by: 'x' })).toEqual([])
})
