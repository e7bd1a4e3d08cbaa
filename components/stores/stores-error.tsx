'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/failed-part'
import { StoresFrame } from './stores-frame'

type StoresErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of stores and hours that could not be drawn. Stores stay as they were. */
export function StoresError(failure: StoresErrorProps) {
  const t = useTranslations('hours.failed')
  return (
    <StoresFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </StoresFrame>
  )
}
