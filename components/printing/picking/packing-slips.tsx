'use client'

import { useTranslations } from 'next-intl'
import type { Picking, PickingWaybill } from '@/lib/printing/model/picking'
import { Items } from './pick-list'
import { PickingPage } from './picking-page'

type PackingSlipsProps = {
  picking: Picking
  runId: number | null
  /** Their names by their ids, as the recipient knows them. */
  stores: Readonly<Record<number, string>>
}

/** One slip a parcel, to lie in it: from whom, for whom, and what is inside. */
export function PackingSlips({ picking, runId, stores }: PackingSlipsProps) {
  const t = useTranslations('printing.picking')
  const { waybills } = picking
  return (
    <PickingPage title={t('packingSlips')} picking={picking} runId={runId}>
      <ol className="slips">
        {waybills.map((waybill, index) => (
          <li key={waybill.orderId}>
            <Slip waybill={waybill} store={stores[waybill.storeId] ?? ''} />
            <p className="slip-place">{t('place', { place: index + 1, count: waybills.length })}</p>
          </li>
        ))}
      </ol>
    </PickingPage>
  )
}

function Slip({ waybill, store }: { waybill: PickingWaybill; store: string }) {
  const t = useTranslations('printing.picking')
  const { clientOrderId, platformOrderId, labelCode, recipientName, place, boxes } = waybill
  return (
    <article className="slip">
      <h2>{store}</h2>
      <dl>
        <div>
          <dt>{t('to')}</dt>
          <dd>{[recipientName, place].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('order')}</dt>
          <dd className="slip-number">{clientOrderId}</dd>
        </div>
        <div>
          <dt>{t('waybill')}</dt>
          <dd className="slip-number">{labelCode ?? platformOrderId}</dd>
        </div>
      </dl>
      <h3>
        {t('contents')}
        {boxes > 1 && <> · {t('boxes', { count: boxes })}</>}
      </h3>
      <Items waybill={waybill} />
    </article>
  )
}
