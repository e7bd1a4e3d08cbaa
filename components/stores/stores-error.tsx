'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { StoresFrame } from './states'

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
