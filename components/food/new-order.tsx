'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import { FoodFrame } from './food-frame'
import { OrderForm } from './order-form'
import { OrderFormSkeleton } from './order-form-skeleton'

/** What was typed before is in the browser alone, so the form begins there and not on the server. */
export function NewOrder() {
  const t = useTranslations('food')
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <FoodFrame>
      <PageHeader title={t('form.title')} back={{ href: foodPaths.board(), label: t('title') }} />
      {isInBrowser ? <OrderForm /> : <OrderFormSkeleton />}
    </FoodFrame>
  )
}

function subscribeToNothing() {
  return () => undefined
}
