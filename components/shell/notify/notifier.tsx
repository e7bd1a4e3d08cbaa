'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { orderPaths } from '@/lib/orders/keys'
import { useLive } from '../live-provider'
import { useViewer } from '../viewer-provider'
import { needOf, type Need } from './need-of'
import { notifyHidden } from './notify-hidden'

/** Tells of orders that need somebody while nobody looks, where the person wants to hear of it. */
export function Notifier() {
  const t = useTranslations('shell.notify')
  const { stores } = useViewer()
  const told = useRef(new Map<number, Need | null>())
  useLive((event) => {
    if (event.type !== 'order') return
    const { card } = event
    const need = needOf(card, Date.now())
    const before = told.current.get(card.id)
    told.current.set(card.id, need)
    if (need === null || need === before) return
    void notifyHidden({
      // A number and a store: nothing of the customer leaves the page.
      title: t('order', { code: card.pickupCode ?? card.clientOrderId }),
      body: t(need, { store: stores.find(({ id }) => id === card.storeId)?.name ?? '' }),
      tag: `order-${card.id}`,
      path: orderPaths.order(card.family, card.id),
    })
  })
  return null
}
