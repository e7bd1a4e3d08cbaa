'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/error-state'

/** In place of a customer's page that could not be shown. */
export function TrackError({ retry }: { retry: () => void }) {
  const t = useTranslations('tracking')
  return <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={retry} />
}
