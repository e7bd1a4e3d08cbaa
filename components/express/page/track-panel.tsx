'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { TrackLine, WaybillDetail } from '@/lib/express/schema'

/**
 * What the platform recorded, latest first: its tracking events and its log with legacy codes, each
 * in the order that the platform keeps it, told apart by a word.
 */
export function TrackPanel({ waybill }: { waybill: WaybillDetail }) {
  const t = useTranslations('waybillPage.track')
  const { track, region, asOf } = waybill
  return (
    <Panel title={t('title')}>
      {track.length === 0 ? (
        <p className="text-muted">{asOf === null ? t('notAsked') : t('nothing')}</p>
      ) : (
        <ol className="divide-y">
          {track.map((line, index) => (
            <Line key={index} line={line} region={region} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Line({ line, region }: { line: TrackLine; region: WaybillDetail['region'] }) {
  const t = useTranslations('waybillPage.track')
  const time = useStoreTime(region)
  const { source, code, title, detail, at } = line
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{title ?? t('noWords')}</span>
        {at && (
          <time dateTime={at} className="font-mono tabular-nums">
            {time.full(at)}
          </time>
        )}
      </p>
      {detail && <p className="wrap-anywhere">{detail}</p>}
      <p className="text-muted">
        {t(`source.${source}`)}
        {code !== null && <> · {t('code', { code: String(code) })}</>}
      </p>
    </li>
  )
}
