'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { ImportsFrame } from './states'

type ImportsErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of imports that could not be drawn. What is under way goes on in the queue. */
export function ImportsError(failure: ImportsErrorProps) {
  const t = useTranslations('imports.pageFailed')
  return (
    <ImportsFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </ImportsFrame>
  )
}
