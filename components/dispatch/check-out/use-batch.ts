'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { dispatchKeys, dispatchReads } from '@/lib/dispatch/keys'
import {
  type BatchChoice,
  type BatchRow,
  type BatchView,
  type ImportBatch,
  MOST_CHANGED,
} from '@/lib/dispatch/model/batch-view'
import type { BatchQuery, ImportBatchesQuery } from '@/lib/dispatch/model/batch-queries'
import { SCANNED_FAMILIES } from '@/lib/dispatch/model/check-out'

/** Changes that come together are read once. */
const GATHER_MS = 400

const isScanned = (family: string) => SCANNED_FAMILIES.some((one) => one === family)

/** Reads what changed of a batch, and no more: a large one is a megabyte (decision 0143). */
function useRefresh(query: BatchQuery) {
  const client = useQueryClient()
  const { queryKey } = batchQuery(query)
  const readAll = () => void client.invalidateQueries({ queryKey: dispatchKeys.all() })
  const readChanged = async (orderIds: readonly number[]) => {
    if (orderIds.length > MOST_CHANGED || !client.getQueryData(queryKey)) {
      readAll()
      return
    }
    void client.invalidateQueries({ queryKey: dispatchKeys.batches(query.storeId) })
    try {
      const path = dispatchReads.batchRows({ ...query, orders: orderIds })
      const rows = await readJson<BatchRow[]>(path, new AbortController().signal)
      client.setQueryData(queryKey, (view) => view && mergeRows(view, orderIds, rows))
    } catch {
      // What is shown may be old now: the whole is read again, and says so when it cannot be.
      readAll()
    }
  }
  return { readAll, readChanged }
}

/** A batch and the others of its store, as the live stream says. */
export function useBatch(query: BatchQuery) {
  const { readAll, readChanged } = useRefresh(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useRef(new Set<number>())
  useLive((event) => {
    if (event.type === 'resync') readAll()
    if (event.type !== 'order' || event.card.storeId !== query.storeId) return
    if (!isScanned(event.card.family)) return
    changed.current.add(event.card.id)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const orderIds = [...changed.current]
      changed.current.clear()
      void readChanged(orderIds)
    }, GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    batch: useQuery({ ...batchQuery(query), staleTime: 0 }),
    batches: useQuery({ ...batchesQuery(query.storeId), staleTime: 0 }),
  }
}

/** The parcels of a batch, kept fresh by the live stream. */
export function batchQuery(query: BatchQuery) {
  return queryOptions({
    queryKey: dispatchKeys.batch(query),
    queryFn: ({ signal }) => readJson<BatchView>(dispatchReads.batch(query), signal),
  })
}

/** What can be handed out at a store. */
export function batchesQuery(storeId: number) {
  return queryOptions({
    queryKey: dispatchKeys.batches(storeId),
    queryFn: ({ signal }) => readJson<BatchChoice[]>(dispatchReads.batches(storeId), signal),
  })
}

/** The imports that can be handed out, by a part of their file's name. */
export function importBatchesQuery(query: ImportBatchesQuery) {
  return queryOptions({
    queryKey: dispatchKeys.imports(query),
    queryFn: ({ signal }) => readJson<ImportBatch[]>(dispatchReads.imports(query), signal),
  })
}

/** A batch with one of its parcels as it is now; what is not in the batch changes nothing. */
export function patchBatch(view: BatchView, row: BatchRow): BatchView {
  const at = view.rows.findIndex(({ orderId }) => orderId === row.orderId)
  return at === -1 ? view : { ...view, rows: view.rows.with(at, row) }
}

/** A batch after `orderIds` changed: `rows` are those of them that are in it now. */
export function mergeRows(
  view: BatchView,
  orderIds: readonly number[],
  rows: readonly BatchRow[],
): BatchView {
  const changed = new Set(orderIds)
  const now = new Map(rows.map((row) => [row.orderId, row]))
  const kept = view.rows.flatMap((row) => {
    if (!changed.has(row.orderId)) return [row]
    const after = now.get(row.orderId)
    now.delete(row.orderId)
    return after ? [after] : []
  })
  if (now.size === 0) return { ...view, rows: kept }
  const all = [...kept, ...now.values()]
  return { ...view, rows: all.toSorted((a, b) => a.orderId - b.orderId) }
}

export type BatchParts = {
  /** Still to go out, in the order in which they were made. */
  left: BatchRow[]
  /** Out, the latest first. */
  out: BatchRow[]
  unconfirmed: BatchRow[]
  gone: BatchRow[]
}

export function batchParts({ rows }: BatchView): BatchParts {
  const parts: BatchParts = { left: [], out: [], unconfirmed: [], gone: [] }
  for (const row of rows) parts[row.state].push(row)
  const when = ({ out }: BatchRow) => (out ? Date.parse(out.at) : 0)
  parts.out.sort((a, b) => when(b) - when(a))
  return parts
}
