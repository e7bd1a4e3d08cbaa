'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '@/components/shell/live-provider'
import { pickupCodeQuery } from './pickup-code-query'

/**
 * The next free pickup code of a store, '' until it is known; asked again when an order takes it,
 * but not while this form's own order is on its way (`isSending`).
 */
export function useProposedCode(storeId: number | undefined, isSending: boolean): string {
  const client = useQueryClient()
  const query = pickupCodeQuery(storeId)
  const { data } = useQuery(query)
  useLive((event) => {
    if (isSending || event.type !== 'order' || event.card.storeId !== storeId) return
    if (event.card.pickupCode === data?.code) {
      void client.invalidateQueries({ queryKey: query.queryKey })
    }
  })
  return data?.code ?? ''
}
