'use client'

import { useTranslations } from 'next-intl'
import { Fact } from '@/components/orders/fact'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { ParcelDetail } from '@/lib/parcels/schema'

type FactsPanelProps = { parcel: ParcelDetail; storeName: string | null }

/** Who ordered it, what was said to the courier, and every moment that is known. */
export function FactsPanel({ parcel: { card, region, facts }, storeName }: FactsPanelProps) {
  const t = useTranslations('parcelPage')
  const time = useStoreTime(region)
  const { contact, remark } = facts
  const moments = [
    [t('createdAt'), card.createdAt],
    [t('scheduledFor'), facts.scheduledFor],
    [t('acceptedAt'), facts.acceptedAt],
    [t('completedAt'), facts.completedAt],
    [t('cancelledAt'), facts.cancelledAt],
  ] as const
  return (
    <Panel title={t('facts')}>
      <dl className="space-y-2">
        {contact && (
          <Fact name={t('orderer')}>
            {[contact.name, contact.phone].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact name={t('remark')}>{remark ?? t('none')}</Fact>
        {storeName && <Fact name={t('store')}>{storeName}</Fact>}
        {moments.map(
          ([name, at]) =>
            at && (
              <Fact key={name} name={name}>
                {time.full(at)}
              </Fact>
            ),
        )}
      </dl>
    </Panel>
  )
}
