'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'

type SheetErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A hand-in sheet that could not be drawn. */
export function SheetError({ error, reset }: SheetErrorProps) {
  const t = useTranslations('sheets.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
}
