import { expect, it } from 'vitest'
import type { BatchRow } from '@/lib/dispatch/model/batch-view'
import { failedOutcome, outcomeOf } from './use-check-out-desk'

const scanned = { code: 'W1', how: 'scanner' } as const

it('stops the desk for everything that does not go out', () => {
  expect(outcomeOf(scanned, { verdict: 'unknown' })).toMatchObject({
    is: 'stop',
    alarm: { why: 'unknown', code: 'W1', row: null },
  })
  expect(failedOutcome(scanned, { ok: false, problem: 'notAllowed' })).toMatchObject({
    is: 'stop',
    alarm: { why: 'failed', failure: { problem: 'notAllowed' } },
  })
})

it('tells where a parcel of another batch belongs', () => {
  const own = { batch: 'import_7', file: { name: 'monday.csv', at: '', by: 'Warehouse' } }
  const row = { orderId: 3 } as BatchRow
  const outcome = outcomeOf(scanned, { verdict: 'wrong-batch', row, own, storeId: 2 })
  expect(outcome).toMatchObject({
    is: 'stop',
    alarm: { why: 'wrong-batch', code: 'W1', row, own, storeId: 2 },
  })
})

it('keeps what was scanned for the question which of several it is', () => {
  expect(outcomeOf(scanned, { verdict: 'several', matches: [] })).toEqual({
    is: 'choice',
    scanned,
    matches: [],
  })
})
