import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { importKeys } from '@/lib/imports/keys'
import type { ImportRow } from '@/lib/imports/model/import-view'
import {
  changeRows,
  joinPages,
  resultsCursor,
  withResultPage,
  type LoadedRows,
} from './use-import-rows'

const row = (position: number): ImportRow => ({
  position,
  status: 'queued',
  orderId: null,
  refusal: null,
  refusedFields: [],
  problem: null,
  cells: { a: 'text' },
})
const created = { ...row(1), status: 'created', orderId: 7 } as const
const loaded = (cursor: string): LoadedRows => ({
  rows: [row(0), row(1)],
  taken: [],
  lockers: {},
  cursor,
})
const page = { results: [created], cursor: 'later' }

describe('pages of rows', () => {
  const read = { taken: [], lockers: { H1: 'Central' } }

  it('come together in their order, from the earliest of their times on', () => {
    const pages = [
      { ...read, rows: [row(0)], cursor: '2026-01-01T00:00:01.200Z' },
      { ...read, rows: [row(1)], cursor: '2026-01-01T00:00:01.100Z', lockers: { H2: 'Sha Tin' } },
    ]
    expect(joinPages(pages)).toEqual({
      rows: [row(0), row(1)],
      taken: [],
      lockers: { H1: 'Central', H2: 'Sha Tin' },
      cursor: '2026-01-01T00:00:01.100Z',
    })
  })

  it('know of no locker where one of them does not', () => {
    const pages = [
      { ...read, rows: [row(0)], cursor: 'a' },
      { ...read, rows: [row(1)], cursor: 'b', lockers: null },
    ]
    expect(joinPages(pages).lockers).toBeNull()
  })
})

describe('results of rows', () => {
  it('are put into rows that are shown, which keep the rest as it is', () => {
    const before = loaded('')
    const { rows, cursor } = withResultPage(before, '', page)
    expect(rows).toEqual([row(0), created])
    expect(rows[0]).toBe(before.rows[0])
    expect(cursor).toBe('later')
  })

  it('are not taken for those of rows that were read meanwhile', () => {
    expect(withResultPage(loaded(''), 'earlier', page)).toEqual(loaded(''))
    expect(withResultPage(loaded(''), null, page)).toEqual(loaded(''))
  })

  it('bring what another tab changed, but over no cell that is changed here', () => {
    const before = loaded('')
    const told = {
      results: [
        { ...row(0), cells: { a: 'theirs', b: 'more' } },
        { ...row(1), status: 'removed' as const, cells: {} },
      ],
      cursor: 'later',
    }
    const own = new Map([[0, { a: 'mine' }]])
    expect(withResultPage(before, '', told, own).rows).toEqual([
      { ...row(0), cells: { a: 'mine', b: 'more' } },
    ])
    const same = { results: [{ ...row(0), cells: { a: 'text' } }], cursor: 'later' }
    expect(withResultPage(before, '', same).rows[0]).toBe(before.rows[0])
  })

  it('make no rows where none have been read', () => {
    const client = new QueryClient()
    expect(resultsCursor(client, 1)).toBeNull()
    changeRows(client, 1, (one) => ({ ...one, cursor: 'later' }))
    expect(client.getQueryData(importKeys.rows(1))).toBeUndefined()
  })
})
