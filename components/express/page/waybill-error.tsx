'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { WaybillFrame } from '../waybill-frame'

type WaybillErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A waybill's page that could not be drawn. The waybill itself goes on. */
export function WaybillError({ error, reset }: WaybillErrorProps) {
  const t = useTranslations('waybillPage.failed')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <WaybillFrame>
      <ErrorState title={t('title')} text={t('text')} reference={error.digest} onRetry={retry} />
    </WaybillFrame>
  )
}
