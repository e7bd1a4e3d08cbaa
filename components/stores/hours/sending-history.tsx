'use client'

import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'
import type { Sending } from '@/lib/stores/schema'
import { SendingPill } from '../sending-pill'
import { useStoreClock } from '../use-store-clock'
import { RequestJson } from './request-json'
import { SendAgain } from './send-again'
import { SendingOutcome } from './sending-outcome'

type SendingHistoryProps = { history: readonly Sending[]; region: Region; mayEdit: boolean }

/** Everything that was sent for this store: when, by whom, and what became of it. */
export function SendingHistory({ history, region, mayEdit }: SendingHistoryProps) {
  const t = useTranslations('hours.history')
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('title')}</h2>
      {history.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ol aria-label={t('title')} className="space-y-2">
        {history.map((sending) => (
          <li key={sending.id} className="space-y-2 rounded-outer border bg-surface p-3">
            <Line sending={sending} region={region} />
            <SendingOutcome sending={sending} region={region} />
            <RequestJson title={t('request')} request={sending.payload} />
            {mayEdit && isHours(sending) && <SendAgain sending={sending} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const isHours = ({ change }: Sending) => change.kind === 'regular' || change.kind === 'temporary'

function Line({ sending, region }: { sending: Sending; region: Region }) {
  const t = useTranslations('hours.history')
  const { full } = useStoreClock(region)
  const { change, askedBy, askedAt } = sending
  const what = change.kind === 'status' ? (change.open ? 'opened' : 'closed') : change.kind
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{t(`what.${what}`)}</span>
      <SendingPill state={sending.state} />
      <span className="text-muted">
        {t('when', { time: full(askedAt), who: askedBy ?? t('byItself') })}
      </span>
    </div>
  )
}
