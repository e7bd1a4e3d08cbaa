'use client'

import { type QueryKey, hashKey, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '@/components/shell/live-provider'
import type { OrderCard } from '@/lib/orders/model/order-card'

/**
 * Keeps what a page shows of one order as new as the live stream tells: the card at once, the rest
 * read again. What lies under `queryKey` has the order's `card`.
 */
export function useLiveOrder(queryKey: QueryKey, orderId: number): void {
  const client = useQueryClient()
  const hash = hashKey(queryKey)
  useLive((event) => {
    if (event.type === 'order' && event.card.id === orderId) {
      client.setQueryData<{ card: OrderCard }>(
        queryKey,
        (detail) => detail && patchCard(detail, event.card),
      )
      void client.invalidateQueries({ queryKey })
    }
    if (event.type === 'resync') void client.invalidateQueries({ queryKey })
  })

  // A page that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    const left = JSON.parse(hash) as QueryKey
    return () => void client.invalidateQueries({ queryKey: left, refetchType: 'none' })
  }, [client, hash])
}

/** A card from the live stream on the page of its order; an older one changes nothing. */
export function patchCard<Detail extends { card: OrderCard }>(
  detail: Detail,
  card: OrderCard,
): Detail {
  if (detail.card.id !== card.id || detail.card.version >= card.version) return detail
  return { ...detail, card }
}

/**
 * An order that was read while the stream went on: the card that the stream has shown stays. What did
 * not change stays the same object, so that it is not drawn again.
 */
export function mergeDetail<Detail extends { card: OrderCard }>(
  shown: Detail,
  read: Detail,
): Detail {
  return replaceEqualDeep(shown, patchCard(read, shown.card))
}
