'use client'

import { useTranslations } from 'next-intl'
import { CourierWho } from '@/components/orders/courier-who'
import { Panel } from '@/components/orders/panel'
import type { WaybillDetail } from '@/lib/express/schema'

/** Who carries it and in what, once the platform names somebody (express §2.3 `partner`). */
export function CourierPanel({ waybill: { card, waybill } }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.courier')
  const kind = waybill?.courier?.positionName ?? waybill?.courier?.positionCode
  if (!card.courier) return null
  return (
    <Panel title={t('title')}>
      <CourierWho courier={card.courier} family="express" />
      {kind && <p className="mt-2 text-muted">{t('kind', { kind })}</p>}
    </Panel>
  )
}
