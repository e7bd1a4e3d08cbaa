'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { FormFrame } from './form-frame'

type FormFailureProps = { error: Error & { digest?: string }; reset: () => void }

/** The form could not be drawn; what was typed is kept in the tab. */
export function FormFailure({ error, reset }: FormFailureProps) {
  const t = useTranslations('parcelForm.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <FormFrame>
      <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
    </FormFrame>
  )
}
