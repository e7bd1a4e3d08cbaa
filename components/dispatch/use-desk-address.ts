'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { readDeskAddress, type DeskAddress } from './desk-address'

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
