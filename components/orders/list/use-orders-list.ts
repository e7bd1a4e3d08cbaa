'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { orderKeys } from '@/lib/orders/keys'
import type { OrderListPage, OrderListQuery } from '@/lib/orders/schema'
import { listQuery } from './list-query'
import { patchList } from './patch-list'

/** Many orders at once, of an import say, are one reason to read the list again. */
const GATHER_MS = 1_500

export type FirstList = { query: OrderListQuery; page: OrderListPage }

/** One page of a list, first as the server drew it, then as the live stream says. */
export function useOrdersList(query: OrderListQuery, first: FirstList) {
  const client = useQueryClient()
  const { family, storeIds } = query
  const options = listQuery(query)
  const { queryKey } = options
  const isFirst = JSON.stringify(first.query) === JSON.stringify(query)
  const list = useQuery({ ...options, ...(isFirst && { initialData: first.page }) })
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLive((event) => {
    if (event.type === 'resync') void client.invalidateQueries({ queryKey: orderKeys.lists() })
    if (event.type !== 'order') return
    const { card } = event
    if (card.family !== family || !storeIds.includes(card.storeId)) return
    const isShown = list.data?.cards.some(({ id }) => id === card.id) ?? false
    if (isShown) client.setQueryData(queryKey, (page) => page && patchList(page, card))
    else {
      reading.current ??= setTimeout(() => {
        reading.current = undefined
        void client.invalidateQueries({ queryKey: orderKeys.lists() })
      }, GATHER_MS)
    }
  })

  // A list that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    return () => {
      clearTimeout(reading.current)
      reading.current = undefined
      void client.invalidateQueries({ queryKey: orderKeys.lists(), refetchType: 'none' })
    }
  }, [client])
  return list
}
