import { expect, it } from 'vitest'
import type { ImportRow } from '@/lib/imports/schema'
import { withAnswer } from './keep-edits'

const row = (position: number, change: Partial<ImportRow> = {}): ImportRow => ({
  ...{ position, status: 'draft', orderId: null, refusal: null, problem: null },
  cells: { a: 'typed' },
  ...change,
})

const taken = (position: number) => ({ position, field: 'clientOrderId' as const })

it('shows rows that were on their way before their change came as the server has them', () => {
  const gone = row(1, { status: 'queued', cells: { a: 'as sent' } })
  const answer = withAnswer(
    { rows: [row(0), row(1), row(2)], taken: [taken(0), taken(2)], cursor: '' },
    new Map([
      [0, { a: 'typed' }],
      [1, { a: 'typed' }],
    ]),
    { taken: [taken(1)], unchanged: [gone] },
  )
  expect(answer.rows).toEqual([row(0), gone, row(2)])
  expect(answer.taken).toEqual([taken(2), taken(1)])
})
