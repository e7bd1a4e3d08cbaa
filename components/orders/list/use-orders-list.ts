'use client'

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { orderKeys, orderReads } from '@/lib/orders/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { OrderListPage, OrderListQuery } from '@/lib/orders/model/order-list'

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

/** One page of a list, kept fresh by the live stream. */
function listQuery(query: OrderListQuery) {
  return queryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => readJson<OrderListPage>(orderReads.list(query), signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    structuralSharing: (shown, read) =>
      shown ? mergeLists(shown as OrderListPage, read as OrderListPage) : read,
  })
}

/**
 * A card from the live stream in a page that shows it; an older one changes nothing. It stays where
 * it is also when the filter would not show it any more: nothing moves under the hand.
 */
export function patchList(page: OrderListPage, card: OrderCard): OrderListPage {
  const shown = page.cards.find(({ id }) => id === card.id)
  if (!shown || shown.version >= card.version) return page
  return { ...page, cards: page.cards.map((other) => (other === shown ? card : other)) }
}

/** A page that was read while the stream went on: what the stream has shown does not go back. */
export function mergeLists(shown: OrderListPage, read: OrderListPage): OrderListPage {
  return shown.cards.reduce(patchList, read)
}
