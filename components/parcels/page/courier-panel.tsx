'use client'

import { useTranslations } from 'next-intl'
import { CourierWho } from '@/components/orders/courier-who'
import { Panel } from '@/components/orders/panel'
import { isClosed } from '@/lib/domain/stages'
import type { ParcelDetail } from '@/lib/parcels/schema'

/** Who brings it and with what; where they are is not told for parcels (conventions §2.4). */
export function CourierPanel({ parcel: { card, facts } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.courier')
  const { courier, stage } = card
  return (
    <Panel title={t('title')}>
      {courier ? (
        <CourierWho courier={courier} family="parcel" />
      ) : (
        <p className="text-muted">{t(isClosed(stage) ? 'noneCame' : 'none')}</p>
      )}
      {facts.courierKind && <p className="mt-3">{facts.courierKind}</p>}
      {courier && !isClosed(stage) && <p className="mt-1 text-muted">{t('noPlace')}</p>}
    </Panel>
  )
}
