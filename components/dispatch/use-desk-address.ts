'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { readBatchKey } from '@/lib/dispatch/model/dispatch-batch'

/** How this desk is set, kept in the address; changing it asks nothing of the server. */
export function useDeskAddress() {
  const params = useSearchParams()
  const address = useMemo(() => readDeskAddress(params), [params])
  const change = (changes: Partial<DeskAddress>) => {
    const { mode, store, batch } = { ...address, ...changes }
    const path = dispatchPaths.scan({
      mode: mode === 'out' ? 'out' : undefined,
      store: store ?? undefined,
      batch: batch ?? undefined,
    })
    window.history.replaceState(null, '', path)
  }
  return { address, change }
}

/** How the scan desk is set, as its address says, so that a desk can be sent or kept. */
type DeskAddress = { mode: 'find' | 'out'; store: number | null; batch: string | null }

export function readDeskAddress(params: { get: (name: string) => string | null }): DeskAddress {
  const store = Number(params.get('store'))
  const batch = params.get('batch') ?? ''
  return {
    mode: params.get('mode') === 'out' ? 'out' : 'find',
    store: Number.isSafeInteger(store) && store > 0 ? store : null,
    batch: readBatchKey(batch) ? batch : null,
  }
}
