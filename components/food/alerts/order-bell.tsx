'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { foodPaths } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { boardStores } from '../food-store'
import { orderIdOf } from '@/components/orders/order-id-of'
import { orderQuery } from '../order/order-query'
import {
  acknowledgeCards,
  acknowledgeOwn,
  alertsAmong,
  NOTHING_SEEN,
  useAcknowledged,
} from './use-acknowledged'
import { useRing } from './use-ring'

/**
 * What the pages of the food desk have in common with its board: news is heard while an order is
 * typed in, and whoever has an order open sees what happens to it.
 */
export function OrderBell() {
  const path = usePathname()
  // The board rings by itself, until what it shows is acknowledged there.
  if (path === foodPaths.board()) return null
  const orderId = orderIdOf(path.slice(foodPaths.board().length + 1).split('/')[0] ?? '')
  return (
    <>
      <Bell />
      {orderId !== null && <SeenOrder key={orderId} orderId={orderId} />}
    </>
  )
}

/** Rings once for what comes while no board is in sight; the board will ring again. */
function Bell() {
  const { chosen } = useChosenStores()
  const seen = useAcknowledged()
  const [cards, setCards] = useState<ReadonlyMap<number, OrderCard>>(new Map())
  useLive((event) => {
    if (event.type !== 'order' || event.card.family !== 'food') return
    const { card } = event
    acknowledgeOwn([card])
    if (!boardStores(chosen).some(({ id }) => id === card.storeId)) return
    setCards((known) => new Map(known).set(card.id, card))
  })
  const alerts = useMemo(
    () => alertsAmong([...cards.values()], seen ?? NOTHING_SEEN),
    [cards, seen],
  )
  useRing(alerts, 'elsewhere')
  return null
}

/** Acknowledges an order, as it is and as it changes, while its page is looked at. */
function SeenOrder({ orderId }: { orderId: number }) {
  const { data } = useQuery({ ...orderQuery(orderId), enabled: false })
  const card = data?.card
  useEffect(() => {
    if (!card) return
    const see = () => document.visibilityState === 'visible' && acknowledgeCards([card])
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [card])
  return null
}
