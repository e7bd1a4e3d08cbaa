'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { StoreStatus } from '@/lib/stores/schema'
import { useStoreClock } from '../use-store-clock'

/** Since when and by whom it is open or closed, and until when. */
export function StatusLine({ status, region }: { status: StoreStatus | null; region: Region }) {
  const t = useTranslations('hours.card')
  const { full } = useStoreClock(region)
  if (!status || status.open === null) return <p className="text-muted">{t('neverSaid')}</p>
  const { open, reopenAt, reason, changedBy, changedAt } = status
  const time = changedAt ? full(changedAt) : '–'
  return (
    <div>
      {!open && (
        <p className="font-medium">
          {reopenAt ? t('until', { time: full(reopenAt) }) : t('untilFurtherNotice')}
          {reason && <span className="font-normal text-muted"> · {reason}</span>}
        </p>
      )}
      <p className="text-muted">
        {changedBy
          ? t(open ? 'openedBy' : 'closedBy', { who: changedBy, time })
          : t('reopened', { time })}
      </p>
    </div>
  )
}
