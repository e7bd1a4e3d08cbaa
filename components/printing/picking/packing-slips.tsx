'use client'

import { useTranslations } from 'next-intl'
import type { PaperLanguage } from '@/lib/i18n/paper-language'
import type { Picking, PickingWaybill } from '@/lib/printing/model/picking'
import { OnPaper } from './on-paper'
import { Items } from './pick-list'
import { PickingPage } from './picking-page'

type PackingSlipsProps = {
  picking: Picking
  runId: number | null
  /** Of each store, by its id. */
  papers: Readonly<Record<number, PaperLanguage>>
}

/** One slip a parcel, to lie in it: from whom, for whom, and what is inside. */
export function PackingSlips({ picking, runId, papers }: PackingSlipsProps) {
  const t = useTranslations('printing.picking')
  const { waybills } = picking
  return (
    <PickingPage title={t('packingSlips')} picking={picking} runId={runId}>
      <ol className="slips">
        {waybills.map((waybill, index) => (
          <li key={waybill.orderId}>
            <OnPaper paper={papers[waybill.storeId]}>
              <Slip waybill={waybill} store={papers[waybill.storeId]?.storeName ?? ''} />
              <Place place={index + 1} count={waybills.length} />
            </OnPaper>
          </li>
        ))}
      </ol>
    </PickingPage>
  )
}

function Place(counted: { place: number; count: number }) {
  const t = useTranslations('printing.picking')
  return <p className="slip-place">{t('place', counted)}</p>
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
