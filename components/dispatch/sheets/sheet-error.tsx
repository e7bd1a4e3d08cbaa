'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'

type SheetErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A hand-in sheet that could not be drawn. */
export function SheetError(failure: SheetErrorProps) {
  const t = useTranslations('sheets.failed')
  return <FailedPart title={t('title')} text={t('text')} {...failure} />
}
