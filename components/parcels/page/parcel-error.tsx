'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { ParcelFrame } from './states'

type ParcelErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** The page of a parcel that could not be drawn. The parcel itself goes on. */
export function ParcelError(failure: ParcelErrorProps) {
  const t = useTranslations('parcelPage.failed')
  return (
    <ParcelFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </ParcelFrame>
  )
}
