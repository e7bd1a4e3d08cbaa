'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { FoodFrame } from './food-frame'

type FoodErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of the food desk that could not be drawn. The orders themselves go on. */
export function FoodError({ error, reset }: FoodErrorProps) {
  const t = useTranslations('food.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <FoodFrame>
      <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
    </FoodFrame>
  )
}
