import { expect, it } from 'vitest'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow, RowStatus } from '@/lib/imports/schema'
import { editedRow } from './edited-row'

const COLUMNS: ImportColumn[] = [
  { key: 'c0', name: 'Day', field: 'pickup.date' },
  { key: 'c1', name: 'Time', field: 'pickup.period' },
  { key: 'c2', name: 'Name', field: 'recipient.name' },
]
const row = (status: RowStatus): ImportRow => ({
  ...{ position: 0, status, orderId: null, refusal: null, problem: null },
  cells: { c0: '2026-11-21', c2: 'Lee' },
})

it.each([
  ['refused', { c2: 'Chan' }, 'draft'],
  ['held', { c2: 'Chan' }, 'held'],
  ['held', { c0: '2026-11-24' }, 'draft'],
  ['held', { c1: '10:00-13:00' }, 'draft'],
  ['draft', { c0: '2026-11-24' }, 'draft'],
] as const)('a %s row with %j is %s', (status, patch, expected) => {
  const edited = editedRow(row(status), patch, COLUMNS)
  expect(edited.status).toBe(expected)
  expect(edited.cells).toEqual({ ...row(status).cells, ...patch })
})
