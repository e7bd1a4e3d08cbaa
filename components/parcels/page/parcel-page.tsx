'use client'

import { useTranslations } from 'next-intl'
import { AsOf } from '@/components/orders/as-of'
import { OrderDoubt } from '@/components/orders/order-doubt'
import { OrderNotice } from '@/components/orders/order-notice'
import { OrderTimeline } from '@/components/orders/order-timeline'
import { ProofPictures } from '@/components/orders/proof-pictures'
import { useViewer } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { isClosed } from '@/lib/domain/stages'
import { resendOrder } from '@/lib/parcels/actions'
import { parcelKeys, parcelPaths } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/schema'
import { CourierPanel } from './courier-panel'
import { FactsPanel } from './facts-panel'
import { GoodsPanel } from './goods-panel'
import { IdsPanel } from './ids-panel'
import { ParcelActions } from './parcel-actions'
import { ParcelFrame } from './parcel-frame'
import { ParcelHead } from './parcel-head'
import { ParcelMap } from './parcel-map'
import { PathPanel } from './path-panel'
import { ServicesPanel } from './services-panel'
import { useParcel } from './use-parcel'

/** One parcel from pickup to the last drop-off, as much of it as is known, and how it is known. */
export function ParcelPage({ first }: { first: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const { stores } = useViewer()
  const { data: parcel, isError } = useParcel(first)
  const { card, region, timeline, facts } = parcel
  const store = stores.find(({ id }) => id === card.storeId)
  const mayPlace = store?.may.includes('parcels.place') ?? false
  const decisions = { resendOrder, queryKey: parcelKeys.order(card.id) }
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  return (
    <ParcelFrame>
      <PageHeader
        title={t('heading', { number: card.platformOrderId ?? card.clientOrderId })}
        back={{ href: parcelPaths.parcels(), label: t('back') }}
        actions={<ParcelActions parcel={parcel} mayPlace={mayPlace} />}
      />
      {isError && <Notice kind="late" role="status" title={t('stale')} />}
      <OrderNotice card={card} againHref={parcelPaths.newParcel({ clone: card.id })} />
      {isInDoubt && <OrderDoubt order={parcel} decisions={mayPlace ? decisions : null} />}
      <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ParcelHead parcel={parcel} />
          <ParcelMap parcel={parcel} />
          <PathPanel path={facts.path} />
        </div>
        <div className="min-w-0 gap-5 *:mb-5 *:break-inside-avoid sm:columns-2 lg:row-span-2 lg:columns-1">
          <CourierPanel parcel={parcel} />
          <ProofPictures orderId={card.id} count={parcel.pictures} />
          <ServicesPanel facts={facts} region={region} />
          <GoodsPanel items={facts.items} region={region} />
          <FactsPanel parcel={parcel} storeName={store?.name ?? null} />
          <IdsPanel parcel={parcel} />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          {card.placing === 'placed' && (
            <AsOf orderId={card.id} asOf={parcel.asOf} canAsk={card.platformOrderId !== null} />
          )}
          <OrderTimeline family="parcel" timeline={timeline} region={region} />
        </div>
      </div>
    </ParcelFrame>
  )
}
