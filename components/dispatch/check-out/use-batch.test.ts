import { expect, it } from 'vitest'
import type { BatchRow, BatchView } from '@/lib/dispatch/model/batch-view'
import { batchParts, mergeRows, patchBatch } from './use-batch'

const row = (orderId: number, change: Partial<BatchRow> = {}): BatchRow => ({
  orderId,
  family: 'express',
  clientOrderId: `W${orderId}`,
  trackingNo: null,
  shipmentCode: null,
  recipientName: null,
  place: null,
  boxes: 1,
  stage: 'waiting',
  placing: 'placed',
  state: 'left',
  out: null,
  ...change,
})
const out = (orderId: number, at: string) =>
  row(orderId, { state: 'out', out: { checkoutId: orderId, at, by: 'A', how: 'scanner' } })
const view = (...rows: BatchRow[]): BatchView => ({
  storeId: 1,
  batch: 'b',
  file: null,
  rows,
  asOf: '',
})

it('moves a parcel that was scanned from left to out', () => {
  const before = view(row(1), row(2))
  const after = batchParts(patchBatch(before, out(1, '2026-11-22T01:00:00Z')))
  expect(after.left.map(({ orderId }) => orderId)).toEqual([2])
  expect(after.out.map(({ orderId }) => orderId)).toEqual([1])
  expect(patchBatch(before, row(9))).toBe(before)
})

it('shows what went out last first', () => {
  const parts = batchParts(view(out(1, '2026-11-22T01:00:00Z'), out(2, '2026-11-22T02:00:00Z')))
  expect(parts.out.map(({ orderId }) => orderId)).toEqual([2, 1])
})

it('takes what changed: new ones at their place, and out what is in it no more', () => {
  const before = view(row(1), row(3), row(4))
  const after = mergeRows(before, [2, 3, 4], [row(2), row(3, { boxes: 9 })])
  expect(after.rows.map(({ orderId, boxes }) => [orderId, boxes])).toEqual([
    [1, 1],
    [2, 1],
    [3, 9],
  ])
  expect(mergeRows(before, [7], []).rows).toEqual(before.rows)
})
