'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { StoreHours } from '@/lib/stores/schema'
import { Notice } from '@/components/ui/notice'
import { CheckNow } from './check-now'
import { CompareDays } from './compare-days'
import { SendingHistory } from './sending-history'

type SentViewProps = { store: StoreHours; region: Region }

/** What the platform was told, what it said, and how that differs from what is drawn now. */
export function SentView({ store, region }: SentViewProps) {
  const t = useTranslations('hours.sent')
  return (
    <div className="space-y-6">
      <Notice kind="info" title={t('mayDifferTitle')}>
        {t('mayDiffer')}
      </Notice>
      <CheckNow storeId={store.storeId} region={region} />
      <CompareDays
        differences={store.differences}
        uncertain={store.inForce.uncertain}
        isDrawn={store.drawn.version > 0}
      />
      <SendingHistory history={store.history} region={region} mayEdit={store.mayEdit} />
    </div>
  )
}
