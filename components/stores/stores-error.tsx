'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { StoresFrame } from './stores-frame'

type StoresErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A page of stores and hours that could not be drawn. Stores stay as they were. */
export function StoresError({ error, reset }: StoresErrorProps) {
  const t = useTranslations('hours.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <StoresFrame>
      <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
    </StoresFrame>
  )
}
