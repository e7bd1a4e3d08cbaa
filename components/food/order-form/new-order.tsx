'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { useInBrowser } from '@/components/ui/use-in-browser'
import type { OrderStart } from '@/lib/food/model/order-start'
import { openingStore, placeableStores } from '../food-store'
import { FoodFrame } from '../states'
import { NewOrderHeader } from './new-order-header'
import { OrderForm } from './order-form'

type NewOrderProps = {
  /** What the form begins with; null for an empty one. */
  start: OrderStart | null
  /** Another order was asked for like one that is not there, or may not be repeated. */
  noStart: boolean
  /** Shown until the form is there. */
  skeleton: ReactNode
}

/** What was typed before is in the browser alone, so the form begins there and not on the server. */
export function NewOrder({ start, noStart, skeleton }: NewOrderProps) {
  const t = useTranslations('food')
  const isInBrowser = useInBrowser()
  const { chosen, all } = useChosenStores()
  const stores = placeableStores(all)
  const storeId = start?.storeId ?? openingStore(stores, chosen)
  return (
    <FoodFrame>
      <NewOrderHeader />
      {noStart && <Notice kind="info">{t('form.noStart')}</Notice>}
      {stores.length === 0 ? (
        <EmptyState title={t('form.noStore')} text={t('form.noStoreText')} />
      ) : isInBrowser ? (
        <OrderForm key={start?.from} stores={stores} storeId={storeId} start={start} />
      ) : (
        skeleton
      )}
    </FoodFrame>
  )
}
