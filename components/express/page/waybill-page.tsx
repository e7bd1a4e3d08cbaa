'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderDoubt } from '@/components/orders/order-doubt'
import { OrderNotice } from '@/components/orders/order-notice'
import { OrderTimeline } from '@/components/orders/order-timeline'
import { PrintCountProvider } from '@/components/orders/print-count'
import { ProofPictures } from '@/components/orders/proof-pictures'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { isClosed } from '@/lib/domain/stages'
import { resendOrder } from '@/lib/express/actions'
import { expressKeys, expressPaths } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/schema'
import { WaybillFrame } from '../waybill-frame'
import { CourierPanel } from './courier-panel'
import { LabelPlace } from './label-place'
import { NumbersPanel } from './numbers-panel'
import { ParcelPanel } from './parcel-panel'
import { PartiesPanel } from './parties-panel'
import { RawPanel } from './raw-panel'
import { StandingPanel } from './standing-panel'
import { TrackPanel } from './track-panel'
import { useWaybill } from './use-waybill'
import { WaybillActions } from './waybill-actions'

type WaybillPageProps = {
  first: WaybillDetail
  /** How it is printed: another feature's, composed by the page. */
  label: ReactNode
}

/** One waybill: where it stands, all that was asked for and told, its label, and what can be done. */
export function WaybillPage({ first, label }: WaybillPageProps) {
  const t = useTranslations('waybillPage')
  const { data: waybill, isError } = useWaybill(first)
  const { card, region, timeline } = waybill
  const may = useViewer().stores.find(({ id }) => id === card.storeId)?.may ?? []
  const code = waybill.waybill?.shipmentCode ?? card.clientOrderId
  return (
    <WaybillFrame>
      <PageHeader
        title={t('heading', { code })}
        back={{ href: expressPaths.waybills(), label: t('back') }}
        actions={<WaybillActions waybill={waybill} may={may} />}
      />
      {isError && <Notice kind="late" role="status" title={t('stale')} />}
      <Notices waybill={waybill} mayDecide={may.includes('express.place')} />
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]">
        <StandingPanel waybill={waybill} />
        <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
          <LabelPlace card={card}>
            <PrintCountProvider timeline={timeline}>{label}</PrintCountProvider>
          </LabelPlace>
          <CourierPanel waybill={waybill} />
          <ProofPictures orderId={card.id} count={waybill.waybill?.receipts.length ?? 0} />
          <NumbersPanel waybill={waybill} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PartiesPanel waybill={waybill} />
          <ParcelPanel waybill={waybill} />
          <div className="grid min-w-0 items-start gap-5 md:grid-cols-2">
            <TrackPanel waybill={waybill} />
            <OrderTimeline family="express" timeline={timeline} region={region} />
          </div>
        </div>
      </div>
      <RawPanel raw={waybill.raw} />
    </WaybillFrame>
  )
}

/** What a person must know first. */
function Notices({ waybill, mayDecide }: { waybill: WaybillDetail; mayDecide: boolean }) {
  const t = useTranslations('waybillPage')
  const { card, exception, region } = waybill
  const time = useStoreTime(region)
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  const decisions = { resendOrder, queryKey: expressKeys.waybill(card.id) }
  return (
    <>
      <OrderNotice card={card} againHref={expressPaths.newWaybill({ clone: card.id })} />
      {isInDoubt && <OrderDoubt order={waybill} decisions={mayDecide ? decisions : null} />}
      {exception && (
        <Notice
          kind={isClosed(card.stage) ? 'waiting' : 'late'}
          role="status"
          title={t('exception', { time: time.full(exception.at) })}
        >
          “{exception.text}”
        </Notice>
      )}
    </>
  )
}
