'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { dispatchKeys } from '@/lib/dispatch/keys'
import { SCANNED_FAMILIES, type BatchQuery } from '@/lib/dispatch/schema'
import { batchQuery, batchesQuery } from './batch-query'

/** Changes that come together are read once. */
const GATHER_MS = 400

const isScanned = (family: string) => SCANNED_FAMILIES.some((one) => one === family)

/** A batch and the others of its store, as the live stream says. */
export function useBatch(query: BatchQuery) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: dispatchKeys.all() }),
      ms,
    )
  }
  useLive((event) => {
    if (event.type === 'resync') refresh(0)
    if (event.type !== 'order' || event.card.storeId !== query.storeId) return
    if (isScanned(event.card.family)) refresh(GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    batch: useQuery({ ...batchQuery(query), staleTime: 0 }),
    batches: useQuery({ ...batchesQuery(query.storeId), staleTime: 0 }),
  }
}
