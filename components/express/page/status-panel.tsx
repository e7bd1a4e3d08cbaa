'use client'

import { useTranslations } from 'next-intl'
import { attentionOf } from '@/components/orders/attention'
import { AsOf } from '@/components/orders/page/as-of'
import { Panel } from '@/components/orders/panel'
import { StagePill, StandingNotes } from '@/components/orders/stage-pill'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useNow } from '@/components/ui/clock/use-now'
import type { ReportedStatus, TrackLine, WaybillDetail } from '@/lib/express/model/waybill-detail'

const LOOK_MS = 10_000

/** Where a waybill stands, in our word and in both vocabularies of the platform (express §3). */
export function StatusPanel({ waybill }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage')
  const { card, statuses, region } = waybill
  const attention = attentionOf(card, useNow(LOOK_MS))
  const product = waybill.asked
    ? t(`product.${waybill.asked.product}`)
    : (waybill.waybill?.productName ?? null)
  return (
    <Panel title={t('standing.title')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StagePill card={card} attention={attention} className="text-base" />
        <StandingNotes card={card} />
        <p className="text-base font-medium">{product}</p>
      </div>
      <dl className="mt-4 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Status name={t('standing.current')} status={statuses.current} region={region} />
        <Status name={t('standing.legacy')} status={statuses.legacy} region={region} />
      </dl>
      {card.platformOrderId !== null && (
        <div className="mt-4">
          <AsOf
            orderId={card.id}
            asOf={waybill.asOf}
            language={waybill.language}
            isForeign={waybill.isForeign}
            canAsk
          />
        </div>
      )}
    </Panel>
  )
}

type StatusProps = { name: string; status: ReportedStatus | null; region: WaybillDetail['region'] }

/** The platform's code and its own words, with when it was so. */
function Status({ name, status, region }: StatusProps) {
  const t = useTranslations('waybillPage.standing')
  const time = useStoreTime(region)
  return (
    <div className="min-w-0 rounded-inner bg-sunken px-3 py-2">
      <dt className="text-xs text-muted">{name}</dt>
      {status ? (
        <dd>
          <p className="wrap-anywhere">
            <span className="font-mono font-semibold">{status.code}</span>{' '}
            <span className="font-medium">{status.text ?? t('noWords')}</span>
          </p>
          <time dateTime={status.at} className="text-muted tabular-nums">
            {time.full(status.at)}
          </time>
        </dd>
      ) : (
        <dd className="text-muted">{t('none')}</dd>
      )}
    </div>
  )
}

/**
 * What the platform recorded, latest first: its tracking events and its log with legacy codes, each
 * in the order that the platform keeps it, told apart by a word.
 */
export function TrackPanel({ waybill }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.track')
  const { track, region, asOf, language } = waybill
  return (
    <Panel title={t('title')}>
      {track.length === 0 ? (
        <p className="text-muted">{asOf === null ? t('notAsked') : t('nothing')}</p>
      ) : (
        <ol className="divide-y">
          {track.map((line, index) => (
            <Line key={index} line={line} region={region} language={language} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

type LineProps = { line: TrackLine } & Pick<WaybillDetail, 'region' | 'language'>

function Line({ line, region, language }: LineProps) {
  const t = useTranslations('waybillPage.track')
  const time = useStoreTime(region)
  const { source, code, title, detail, at } = line
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere" lang={platformLang(title, language)}>
          {title ?? t('noWords')}
        </span>
        {at && (
          <time dateTime={at} className="font-mono tabular-nums">
            {time.full(at)}
          </time>
        )}
      </p>
      {detail && (
        <p className="wrap-anywhere" lang={platformLang(detail, language)}>
          {detail}
        </p>
      )}
      <p className="text-muted">
        {t(`source.${source}`)}
        {code !== null && <> · {t('code', { code: String(code) })}</>}
      </p>
    </li>
  )
}

/** Of the platform's words, so that they are read out as what they are; ours are in the page's language. */
const platformLang = (words: string | null, language: WaybillDetail['language']) =>
  words === null ? undefined : (language ?? undefined)
