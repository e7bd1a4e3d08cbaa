'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { StoreStatus } from '@/lib/stores/schema'
import { Notice } from '@/components/ui/notice'
import { SendingOutcome } from '../hours/sending-outcome'

/** The platform does not know what was wanted: what that means for customers, and what to do. */
export function StatusAlarm({ status, region }: { status: StoreStatus; region: Region }) {
  const t = useTranslations('hours.alarm')
  if (!status.alarm) return null
  return (
    <Notice kind="late" role="alert" title={t(`${status.alarm}.title`)}>
      <p>{t(`${status.alarm}.text`)}</p>
      {status.sending && <SendingOutcome sending={status.sending} region={region} />}
    </Notice>
  )
}
