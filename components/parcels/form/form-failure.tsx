'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { FormFrame } from './form-frame'

type FormFailureProps = { error: Error & { digest?: string }; reset: () => void }

/** The form could not be drawn; what was typed is kept in the tab. */
export function FormFailure(failure: FormFailureProps) {
  const t = useTranslations('parcelForm.failed')
  return (
    <FormFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </FormFrame>
  )
}
