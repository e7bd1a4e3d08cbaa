'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '@/components/shell/live-provider'
import { pickupCodeQuery } from './pickup-code-query'

/** The next free pickup code of a store, asked again when an order elsewhere takes it; '' until known. */
export function useProposedCode(storeId: number | undefined): string {
  const client = useQueryClient()
  const query = pickupCodeQuery(storeId)
  const { data } = useQuery(query)
  useLive((event) => {
    if (event.type !== 'order' || event.card.storeId !== storeId) return
    if (event.card.pickupCode === data?.code) {
      void client.invalidateQueries({ queryKey: query.queryKey })
    }
  })
  return data?.code ?? ''
}
