'use client'

import { useTranslations } from 'next-intl'
import { AsOf } from '@/components/orders/as-of'
import { attentionOf } from '@/components/orders/attention'
import { Panel } from '@/components/orders/panel'
import { StagePill } from '@/components/orders/stage-pill'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useNow } from '@/components/ui/use-now'
import type { ToldStatus, WaybillDetail } from '@/lib/express/schema'

const LOOK_MS = 10_000

/** Where a waybill stands, in our word and in both vocabularies of the platform (express §3). */
export function StandingPanel({ waybill }: { waybill: WaybillDetail }) {
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
        <p className="text-base font-medium">{product}</p>
      </div>
      <dl className="mt-4 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Status name={t('standing.current')} status={statuses.current} region={region} />
        <Status name={t('standing.legacy')} status={statuses.legacy} region={region} />
      </dl>
      {card.platformOrderId !== null && (
        <div className="mt-4">
          <AsOf orderId={card.id} asOf={waybill.asOf} canAsk />
        </div>
      )}
    </Panel>
  )
}

type StatusProps = { name: string; status: ToldStatus | null; region: WaybillDetail['region'] }

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
