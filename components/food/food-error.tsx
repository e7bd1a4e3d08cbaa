'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { FoodFrame } from './states'

type FoodErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of the food desk that could not be drawn. The orders themselves go on. */
export function FoodError(failure: FoodErrorProps) {
  const t = useTranslations('food.failed')
  return (
    <FoodFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </FoodFrame>
  )
}
