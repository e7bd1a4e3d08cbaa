'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { PaperLanguage } from '@/lib/i18n/paper-language'
import {
  itemsToFetch,
  type ItemToFetch,
  type Picking,
  type PickingWaybill,
} from '@/lib/printing/model/picking'
import { OnPaper } from './on-paper'
import { PickingPage } from './picking-page'

type PickListProps = {
  picking: Picking
  runId: number | null
  /** Of each store, by its id. */
  papers: Readonly<Record<number, PaperLanguage>>
}

/** What to fetch from the shelves for all parcels, and then what goes into each. */
export function PickList({ picking, runId, papers }: PickListProps) {
  const t = useTranslations('printing.picking')
  const { waybills } = picking
  // One list is one paper: of several stores it is the first one's.
  const paper = papers[waybills[0]?.storeId ?? 0]
  return (
    <PickingPage title={t('pickList')} picking={picking} runId={runId}>
      <OnPaper paper={paper}>
        <List picking={picking} />
      </OnPaper>
    </PickingPage>
  )
}

function List({ picking: { waybills, fileName } }: { picking: Picking }) {
  const t = useTranslations('printing.picking')
  const things = itemsToFetch(waybills)
  const without = waybills.filter(({ items }) => items.length === 0).length
  const boxes = waybills.reduce((sum, waybill) => sum + waybill.boxes, 0)
  return (
    <article className="pick-list">
      <header>
        <h1>{t('pickList')}</h1>
        <p>
          {[fileName, t('parcels', { count: waybills.length }), t('boxes', { count: boxes })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {things.length > 0 && (
        <section>
          <h2>{t('fetch')}</h2>
          <ul className="pick-things">
            {things.map((thing) => (
              <Thing key={`${thing.code} ${thing.name}`} thing={thing} of={waybills.length} />
            ))}
          </ul>
        </section>
      )}
      {without > 0 && <p className="pick-without">{t('noItems', { count: without })}</p>}
      <section>
        <h2>{t('perParcel')}</h2>
        <ol className="pick-parcels">
          {waybills.map((waybill, index) => (
            <Parcel key={waybill.orderId} waybill={waybill} place={index + 1} />
          ))}
        </ol>
      </section>
    </article>
  )
}

/** More places than anybody reads behind one thing. */
const MOST_PLACES = 12

function Thing({ thing, of }: { thing: ItemToFetch; of: number }) {
  const t = useTranslations('printing.picking')
  const format = useFormatter()
  const { code, name, quantity, parcels } = thing
  const isForAll = of > 1 && parcels.length === of
  const places = parcels.slice(0, MOST_PLACES).map(String)
  const shown = parcels.length > MOST_PLACES ? [...places, '…'] : places
  return (
    <li>
      <span className="pick-box" aria-hidden />
      <b className="pick-count">{t('times', { quantity })}</b>
      <span className="pick-what">
        {code !== null && <span className="pick-code">{code}</span>} {name}
        {of > 1 && !isForAll && (
          <small>{t('forParcels', { places: format.list(shown, { type: 'unit' }) })}</small>
        )}
      </span>
    </li>
  )
}

function Parcel({ waybill, place }: { waybill: PickingWaybill; place: number }) {
  const t = useTranslations('printing.picking')
  const { clientOrderId, platformOrderId, labelCode, recipientName, place: to, boxes } = waybill
  return (
    <li>
      <span className="pick-place">{place}</span>
      <div className="pick-parcel">
        <p className="pick-numbers">
          <b>{labelCode ?? platformOrderId}</b> <span>{clientOrderId}</span>
        </p>
        <p>
          {[recipientName, to, boxes > 1 && t('boxes', { count: boxes })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Items waybill={waybill} />
      </div>
      <span className="pick-box" aria-hidden />
    </li>
  )
}

/** What is in one parcel, one line a thing. */
export function Items({ waybill: { items } }: { waybill: PickingWaybill }) {
  const t = useTranslations('printing.picking')
  if (items.length === 0) return <p className="pick-none">{t('noItemsHere')}</p>
  return (
    <ul className="pick-items">
      {items.map(({ code, name, quantity }, index) => (
        <li key={index}>
          <b className="pick-count">{t('times', { quantity })}</b>
          <span className="pick-what">
            {code !== null && <span className="pick-code">{code}</span>} {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
