'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { dispatchKeys, dispatchReads } from '@/lib/dispatch/keys'
import {
  MOST_CHANGED,
  SCANNED_FAMILIES,
  type BatchQuery,
  type BatchRow,
} from '@/lib/dispatch/schema'
import { batchQuery, batchesQuery } from './batch-query'
import { mergeRows } from './patch-batch'

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
