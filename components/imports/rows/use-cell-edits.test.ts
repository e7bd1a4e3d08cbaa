import { describe, expect, it } from 'vitest'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow, RowStatus } from '@/lib/imports/model/import-view'
import { editedRow, withAnswer } from './use-cell-edits'

describe('use cell edits', () => {
  const COLUMNS: ImportColumn[] = [
    { key: 'c0', name: 'Day', field: 'pickup.date' },
    { key: 'c1', name: 'Time', field: 'pickup.period' },
    { key: 'c2', name: 'Name', field: 'recipient.name' },
  ]
  const row = (status: RowStatus): ImportRow => ({
    position: 0,
    status,
    orderId: null,
    refusal: null,
    refusedFields: [],
    problem: null,
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
})

describe('keep edits', () => {
  const row = (position: number, change: Partial<ImportRow> = {}): ImportRow => ({
    position,
    status: 'draft',
    orderId: null,
    refusal: null,
    refusedFields: [],
    problem: null,
    cells: { a: 'typed' },
    ...change,
  })

  const taken = (position: number) => ({ position, field: 'clientOrderId' as const })

  it('shows rows that were on their way before their change came as the server has them', () => {
    const gone = row(1, { status: 'queued', cells: { a: 'as sent' } })
    const answer = withAnswer(
      { rows: [row(0), row(1), row(2)], taken: [taken(0), taken(2)], lockers: {}, cursor: '' },
      new Map([
        [0, { a: 'typed' }],
        [1, { a: 'typed' }],
      ]),
      { taken: [taken(1)], lockers: {}, unchanged: [gone] },
    )
    expect(answer.rows).toEqual([row(0), gone, row(2)])
    expect(answer.taken).toEqual([taken(2), taken(1)])
  })
})
