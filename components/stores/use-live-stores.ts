'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '@/components/shell/live-provider'
import { storeKeys } from '@/lib/stores/keys'

/** Reads anew what the live stream says has changed: a store's hours, or whether it is open. */
export function useLiveStores(): void {
  const client = useQueryClient()
  useLive((event) => {
    if (event.type !== 'store' && event.type !== 'resync') return
    const queryKey = event.type === 'store' ? storeKeys.hours(event.storeId) : storeKeys.allHours()
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: storeKeys.statuses() })
    void client.invalidateQueries({ queryKey: storeKeys.counters() })
  })
}
