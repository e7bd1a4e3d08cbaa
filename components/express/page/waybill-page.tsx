'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderDoubt } from '@/components/orders/doubt/order-doubt'
import { CourierIdentity } from '@/components/orders/page/courier-identity'
import { OrderNotice } from '@/components/orders/page/order-notice'
import { StageTimeline } from '@/components/orders/page/order-timeline'
import { PrintCountProvider } from '@/components/orders/page/print-count'
import { ProofPictures } from '@/components/orders/page/proof-pictures'
import { RawAnswer } from '@/components/orders/page/raw-answer'
import { Panel } from '@/components/orders/panel'
import { mergeDetail, useLiveOrder } from '@/components/orders/use-live-order'
import { useStoreTime } from '@/components/orders/use-store-time'
import { readJson } from '@/components/shell/read-json'
import { useViewer } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { isClosed } from '@/lib/domain/stages'
import { resendWaybill } from '@/lib/express/actions'
import { expressKeys, expressPaths, expressReads } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'
import { WaybillFrame } from '../states'
import { LabelPlace } from './label-place'
import { NumbersPanel } from './numbers-panel'
import { ParcelPanel } from './parcel-panel'
import { PartiesPanel } from './parties-panel'
import { PlatformRecord } from './platform-record'
import { ReplacementPanel } from './replacement-panel'
import { LABEL_ID, WaybillHero } from './waybill-hero'

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
  return (
    <WaybillFrame>
      <WaybillHero waybill={waybill} may={may} />
      {isError && <Notice kind="late" role="status" title={t('stale')} />}
      <Notices waybill={waybill} mayDecide={may.includes('express.place')} />
      <ReplacementPanel waybill={waybill} mayPlace={may.includes('express.place')} />
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="flex min-w-0 flex-col gap-5">
          <StageTimeline family="express" timeline={timeline} region={region}>
            <PlatformRecord waybill={waybill} />
          </StageTimeline>
          <PartiesPanel waybill={waybill} />
          <ParcelPanel waybill={waybill} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div id={LABEL_ID} className="scroll-mt-20">
            <LabelPlace card={card}>
              <PrintCountProvider timeline={timeline}>{label}</PrintCountProvider>
            </LabelPlace>
          </div>
          <CourierPanel waybill={waybill} />
          <ProofPictures orderId={card.id} count={waybill.waybill?.receipts.length ?? 0} />
          <NumbersPanel waybill={waybill} />
        </div>
      </div>
      <RawAnswer raw={waybill.raw} />
    </WaybillFrame>
  )
}

/** What a person must know first. */
function Notices({ waybill, mayDecide }: { waybill: WaybillDetail; mayDecide: boolean }) {
  const t = useTranslations('waybillPage')
  const { card, exception, region } = waybill
  const time = useStoreTime(region)
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  const decisions = { resendOrder: resendWaybill, queryKey: expressKeys.waybill(card.id) }
  return (
    <>
      <OrderNotice
        card={card}
        region={region}
        againHref={expressPaths.newWaybill({ clone: card.id })}
      />
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

/** One waybill, first as the server drew it, then as the live stream says. */
function useWaybill(first: WaybillDetail) {
  const { id } = first.card
  const query = useQuery({ ...waybillQuery(id), initialData: first })
  useLiveOrder(waybillQuery(id).queryKey, id)
  return query
}

/** Kinds of couriers that have a word here; of any other the platform's is shown. */
const KINDS = ['VAN', 'MOTORBIKE', 'WALKER', 'TRUCK_5T'] as const
const isKnownKind = (code: string): code is (typeof KINDS)[number] =>
  KINDS.some((kind) => kind === code)

/** Who carries it and in what, once the platform names somebody (express §2.3 `partner`). */
function CourierPanel({ waybill: { card, waybill } }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.courier')
  const { positionCode, positionName } = waybill?.courier ?? {}
  const kind =
    positionCode && isKnownKind(positionCode)
      ? t(`kinds.${positionCode}`)
      : (positionName ?? positionCode)
  if (!card.courier) return null
  return (
    <Panel title={t('title')}>
      <CourierIdentity
        courier={card.courier}
        family="express"
        region="HK"
        isOver={isClosed(card.stage)}
      />
      {kind && <p className="mt-2 text-muted">{t('kind', { kind })}</p>}
    </Panel>
  )
}

/** Everything known of one waybill, kept fresh by the live stream. */
function waybillQuery(orderId: number) {
  return queryOptions({
    queryKey: expressKeys.waybill(orderId),
    queryFn: ({ signal }) => readJson<WaybillDetail>(expressReads.waybill(orderId), signal),
    staleTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? mergeDetail(shown as WaybillDetail, read as WaybillDetail) : read,
  })
}
