import { describe, expect, it } from 'vitest'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { mergeOrders } from './merge-orders'

const FIELDS: (ImportField | null)[] = [
  'clientOrderId',
  'recipient.name',
  'items.0.code',
  'items.0.quantity',
  null,
]
const columns = FIELDS.map((field, index) => ({ key: `c${index}`, name: `#${index}`, field }))
const merge = (...rows: string[][]) => mergeOrders({ columns, rows })

describe('rows with one order number', () => {
  it('are one row with the goods of each, where the first one stood', () => {
    const {
      columns: all,
      rows,
      merged,
      apart,
    } = merge(
      ['A', 'Chan', 'TEA', '1', 'x'],
      ['B', 'Lee', 'CUP', '1', ''],
      [' A', '', 'POT', '2', 'y'],
      ['A', 'Chan', 'MILK', '', ''],
    )
    expect(all.slice(5).map(({ field }) => field)).toEqual([
      'items.1.code',
      'items.1.quantity',
      'items.2.code',
      'items.2.quantity',
    ])
    expect(rows).toEqual([
      ['A', 'Chan', 'TEA', '1', 'x', 'POT', '2', 'MILK', ''],
      ['B', 'Lee', 'CUP', '1', ''],
    ])
    expect([merged, apart]).toEqual([1, 0])
  })

  it('stay apart where they contradict each other', () => {
    const rows = [
      ['A', 'Chan', 'TEA', '1', ''],
      ['A', 'Lee', 'POT', '1', ''],
    ]
    expect(merge(...rows)).toEqual({ columns, rows, merged: 0, apart: 1 })
  })

  it('stay apart with more goods than a row can hold', () => {
    const rows = Array.from({ length: 201 }, (_, index) => ['A', 'Chan', `C${index}`, '1', ''])
    expect(merge(...rows)).toMatchObject({ merged: 0, apart: 1 })
  })

  it('are none where there is no number, and none is taken for another', () => {
    const rows = [
      ['', 'Chan', 'TEA', '1', ''],
      ['', 'Chan', 'POT', '1', ''],
      ['#0', 'Chan', 'CUP', '1', ''],
    ]
    expect(merge(...rows)).toEqual({ columns, rows, merged: 0, apart: 0 })
  })
})
