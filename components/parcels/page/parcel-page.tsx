'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { LazyStopsMap } from '@/components/map/lazy-stops-map'
import { OrderDoubt } from '@/components/orders/doubt/order-doubt'
import { CourierIdentity } from '@/components/orders/page/courier-identity'
import { OrderNotice } from '@/components/orders/page/order-notice'
import { StageTimeline } from '@/components/orders/page/order-timeline'
import { ProofPictures } from '@/components/orders/page/proof-pictures'
import { Panel } from '@/components/orders/panel'
import { mergeDetail, useLiveOrder } from '@/components/orders/use-live-order'
import { readJson } from '@/components/shell/read-json'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isClosed } from '@/lib/domain/stages'
import { resendParcel } from '@/lib/parcels/actions'
import { parcelKeys, parcelPaths, parcelReads } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/model/parcel-detail'
import { FactsPanel, GoodsPanel, ServicesPanel } from './parcel-facts'
import { ParcelHero } from './parcel-hero'
import { PathPanel } from './path-panel'
import { ParcelFrame } from './states'

/** One parcel from pickup to the last drop-off, as much of it as is known, and how it is known. */
export function ParcelPage({ first }: { first: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const { stores } = useViewer()
  const { data: parcel, isError } = useParcel(first)
  const { card, region, timeline, facts } = parcel
  const store = stores.find(({ id }) => id === card.storeId)
  const mayPlace = store?.may.includes('parcels.place') ?? false
  const decisions = { resendOrder: resendParcel, queryKey: parcelKeys.order(card.id) }
  const isInDoubt = card.placing === 'unconfirmed' && !isClosed(card.stage)
  return (
    <ParcelFrame>
      <ParcelHero parcel={parcel} mayPlace={mayPlace} />
      {isError && <Notice kind="late" role="status" title={t('stale')} />}
      <OrderNotice
        card={card}
        region={region}
        againHref={parcelPaths.newParcel({ clone: card.id })}
      />
      <GivenUp parcel={parcel} mayPlace={mayPlace} />
      {isInDoubt && <OrderDoubt order={parcel} decisions={mayPlace ? decisions : null} />}
      {/* On a phone: the way, who brings it, what happened, and then the rest. */}
      <div className="flex min-w-0 flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          {!isClosed(card.stage) && card.placing !== 'refused' && <ParcelMap parcel={parcel} />}
          <div className="min-w-0 max-lg:order-1">
            <StageTimeline family="parcel" timeline={timeline} region={region} />
          </div>
          <PathPanel path={facts.path} region={region} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <CourierPanel parcel={parcel} />
          <div className="flex min-w-0 flex-col gap-5 max-lg:order-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-start">
            <ProofPictures orderId={card.id} count={parcel.pictures} />
            <ServicesPanel facts={facts} region={region} />
            <GoodsPanel items={facts.items} region={region} />
            <FactsPanel parcel={parcel} storeName={store?.name ?? null} />
            <IdsPanel parcel={parcel} />
          </div>
        </div>
      </div>
    </ParcelFrame>
  )
}

/** Of a parcel that nobody accepted and nobody here cancelled: that nobody comes, and what to do. */
function GivenUp({ parcel, mayPlace }: { parcel: ParcelDetail; mayPlace: boolean }) {
  const t = useTranslations('parcelPage.givenUp')
  const { card, facts, timeline } = parcel
  const wasAsked = timeline.some(({ kind }) => kind.startsWith('cancel-'))
  const isGivenUp = card.placing === 'placed' && card.stage === 'cancelled' && !wasAsked
  if (!isGivenUp || facts.acceptedAt !== null || card.isPseudonymised) return null
  return (
    <Notice
      kind="late"
      role="status"
      title={t('title')}
      action={
        mayPlace &&
        card.origin === 'here' && (
          <Link
            href={parcelPaths.newParcel({ clone: card.id })}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('again')}
          </Link>
        )
      }
    >
      {t('text')}
    </Notice>
  )
}

/** One parcel, first as the server drew it, then as the live stream says. */
function useParcel(first: ParcelDetail) {
  const { id } = first.card
  const options = parcelQuery(id)
  const query = useQuery({ ...options, initialData: first })
  useLiveOrder(options.queryKey, id)
  return query
}

/** Everything known of one parcel; what the stream has shown does not go back. */
function parcelQuery(orderId: number) {
  return queryOptions({
    queryKey: parcelKeys.order(orderId),
    queryFn: ({ signal }) => readJson<ParcelDetail>(parcelReads.order(orderId), signal),
    staleTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? mergeDetail(shown as ParcelDetail, read as ParcelDetail) : read,
  })
}

/**
 * Who brings it and with what; where they are is not told for parcels (conventions §2.4). Nothing
 * while nobody does.
 */
function CourierPanel({ parcel: { card, region, facts } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.courier')
  const { courier, stage } = card
  if (!courier) return null
  return (
    <Panel title={t('title')}>
      <CourierIdentity courier={courier} family="parcel" region={region} isOver={isClosed(stage)} />
      {facts.courierKind && <p className="mt-3">{facts.courierKind}</p>}
      {!isClosed(stage) && <p className="mt-1 text-muted">{t('noPlace')}</p>}
    </Panel>
  )
}

/** What the platform's hotline asks for. */
function IdsPanel({ parcel: { card, facts } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  return (
    <Panel title={t('ids')}>
      <dl className="space-y-2">
        {card.platformOrderId && (
          <Number name={t('platformNumber')} number={card.platformOrderId} />
        )}
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

/** The pickup, the numbered drop-offs and the straight way between them. */
function ParcelMap({ parcel: { facts, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const { tiles } = useViewer()
  const [pickup, ...drops] = facts.path
  const stops = drops.flatMap(({ location, address }, at) =>
    location ? [{ position: location, name: address ?? t('noAddress'), number: at + 1 }] : [],
  )
  const start = pickup?.location
    ? { position: pickup.location, name: pickup.address ?? t('pickup') }
    : null
  if (!start && stops.length === 0) return null
  return (
    <LazyStopsMap
      region={region}
      tiles={tiles}
      label={t('map')}
      start={start}
      stops={stops}
      className="h-80 lg:h-[26rem]"
    />
  )
}
