'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { ParcelFrame } from './parcel-frame'

type ParcelErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** The page of a parcel that could not be drawn. The parcel itself goes on. */
export function ParcelError({ error, reset }: ParcelErrorProps) {
  const t = useTranslations('parcelPage.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <ParcelFrame>
      <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
    </ParcelFrame>
  )
}
