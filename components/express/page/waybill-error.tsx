'use client'

import { useTranslations } from 'next-intl'
import { FailedPart } from '@/components/shell/frame/failed-part'
import { WaybillFrame } from '../states'

type WaybillErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** A waybill's page that could not be drawn. The waybill itself goes on. */
export function WaybillError(failure: WaybillErrorProps) {
  const t = useTranslations('waybillPage.failed')
  return (
    <WaybillFrame>
      <FailedPart title={t('title')} text={t('text')} {...failure} />
    </WaybillFrame>
  )
}
