'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { CopyPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { LazyStopsMap } from '@/components/map/lazy-stops-map'
import { OrderDoubt } from '@/components/orders/doubt/order-doubt'
import { AsOf } from '@/components/orders/page/as-of'
import { CourierIdentity } from '@/components/orders/page/courier-identity'
import { OrderNotice } from '@/components/orders/page/order-notice'
import { OrderTimeline } from '@/components/orders/page/order-timeline'
import { ProofPictures } from '@/components/orders/page/proof-pictures'
import { Panel } from '@/components/orders/panel'
import { patchCard, useLiveOrder } from '@/components/orders/use-live-order'
import { readJson } from '@/components/shell/read-json'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { isClosed } from '@/lib/domain/stages'
import { resendParcel } from '@/lib/parcels/actions'
import { parcelKeys, parcelPaths, parcelReads } from '@/lib/parcels/keys'
import type { ParcelDetail } from '@/lib/parcels/model/parcel-detail'
import { CancelParcel } from './cancel-parcel'
import { FactsPanel, GoodsPanel, ServicesPanel } from './parcel-facts'
import { ParcelFrame } from './states'
import { ParcelHead } from './parcel-head'
import { PathPanel } from './path-panel'

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
      <PageHeader
        title={t('heading', { number: card.platformOrderId ?? card.clientOrderId })}
        back={{ href: parcelPaths.parcels(), label: t('back') }}
        actions={<ParcelActions parcel={parcel} mayPlace={mayPlace} />}
      />
      {isError && <Notice kind="late" role="status" title={t('stale')} />}
      <OrderNotice
        card={card}
        region={region}
        againHref={parcelPaths.newParcel({ clone: card.id })}
      />
      <GivenUp parcel={parcel} mayPlace={mayPlace} />
      {isInDoubt && <OrderDoubt order={parcel} decisions={mayPlace ? decisions : null} />}
      <div className="grid min-w-0 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ParcelHead parcel={parcel} />
          <ParcelMap parcel={parcel} />
          <PathPanel path={facts.path} region={region} />
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
            <AsOf
              orderId={card.id}
              asOf={parcel.asOf}
              language={parcel.language}
              isForeign={parcel.isForeign}
              canAsk={card.platformOrderId !== null}
            />
          )}
          <OrderTimeline family="parcel" timeline={timeline} region={region} />
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
      shown ? patchCard(read as ParcelDetail, (shown as ParcelDetail).card) : read,
  })
}

/** Who brings it and with what; where they are is not told for parcels (conventions §2.4). */
function CourierPanel({ parcel: { card, region, facts } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.courier')
  const { courier, stage } = card
  return (
    <Panel title={t('title')}>
      {courier ? (
        <CourierIdentity
          courier={courier}
          family="parcel"
          region={region}
          isOver={isClosed(stage)}
        />
      ) : (
        <p className="text-muted">{t(isClosed(stage) ? 'noneCame' : 'none')}</p>
      )}
      {facts.courierKind && <p className="mt-3">{facts.courierKind}</p>}
      {courier && !isClosed(stage) && <p className="mt-1 text-muted">{t('noPlace')}</p>}
    </Panel>
  )
}

type ParcelActionsProps = { parcel: ParcelDetail; mayPlace: boolean }

/** What can be done with a parcel as a whole. */
function ParcelActions({ parcel, mayPlace }: ParcelActionsProps) {
  const t = useTranslations('parcelPage')
  const { id, origin } = parcel.card
  return (
    <div className="flex flex-wrap items-start gap-2">
      {mayPlace && origin === 'here' && (
        <Link href={parcelPaths.newParcel({ clone: id })} className={buttonClass()}>
          <CopyPlus aria-hidden />
          {t('clone')}
        </Link>
      )}
      <CancelParcel parcel={parcel} />
    </div>
  )
}

/** What the platform's hotline asks for. */
function IdsPanel({ parcel: { card, facts } }: { parcel: ParcelDetail }) {
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
