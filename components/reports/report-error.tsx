'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'

type ReportErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A report that could not be counted. The orders themselves go on. */
export function ReportError(failure: ReportErrorProps) {
  const t = useTranslations('reports')
  return <FailedPart title={t('failed')} text={t('failedText')} {...failure} />
}
