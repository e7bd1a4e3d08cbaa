'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { ReportedStatus, TrackLine, WaybillDetail } from '@/lib/express/model/waybill-detail'

/**
 * What the platform says of a waybill in both of its vocabularies (express §3), and what it recorded,
 * latest first: its tracking events and its log with legacy codes, each in the order that the
 * platform keeps it, told apart by a word.
 */
export function PlatformRecord({ waybill }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage')
  const id = useId()
  const { statuses, region, track, asOf, language } = waybill
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-medium">
        {t('track.title')}
      </h3>
      <dl className="mb-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Status name={t('standing.current')} status={statuses.current} region={region} />
        <Status name={t('standing.legacy')} status={statuses.legacy} region={region} />
      </dl>
      {track.length === 0 ? (
        <p className="text-muted">{t(asOf === null ? 'track.notAsked' : 'track.nothing')}</p>
      ) : (
        <ol className="divide-y">
          {track.map((line, index) => (
            <Line key={index} line={line} region={region} language={language} />
          ))}
        </ol>
      )}
    </section>
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
