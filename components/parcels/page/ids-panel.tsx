'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/orders/panel'
import type { ParcelDetail } from '@/lib/parcels/schema'

/** What the platform's hotline asks for. */
export function IdsPanel({ parcel: { card, facts } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  return (
    <Panel title={t('ids')}>
      <dl className="space-y-2">
        <Number name={t('platformNumber')} number={card.platformOrderId ?? t('notKnown')} />
        <Number name={t('ourNumber')} number={card.clientOrderId} />
        {facts.clientShipmentCode && (
          <Number name={t('shipmentCode')} number={facts.clientShipmentCode} />
        )}
      </dl>
    </Panel>
  )
}

function Number({ name, number }: { name: string; number: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-mono wrap-anywhere select-all">{number}</dd>
    </div>
  )
}
