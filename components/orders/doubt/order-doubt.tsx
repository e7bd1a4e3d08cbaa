'use client'

import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useNow } from '@/components/ui/clock/use-now'
import type { OrderCore } from '@/lib/orders/model/order-detail'
import { DoubtChoices, type Decisions } from './doubt-choices'
import { doubtFacts, type DoubtFacts } from './doubt-facts'
import { useSendFailureText } from './use-send-failure-text'
import { useStoreTime } from '../use-store-time'

type OrderDoubtProps = {
  order: OrderCore
  /** Null for whoever may not decide. */
  decisions: Decisions | null
}

/** An order of which nobody knows whether the platform has it: the facts, and what may be done. */
export function OrderDoubt({ order, decisions }: OrderDoubtProps) {
  const t = useTranslations('doubt')
  const titleId = useId()
  const { card, timeline } = order
  const facts = doubtFacts(card.createdAt, timeline)
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-outer border-2 border-waiting bg-surface p-4"
    >
      <div role="status">
        <h2
          id={titleId}
          className="flex items-center gap-2 text-lg font-semibold text-waiting [&_svg]:size-6"
        >
          <CircleHelp aria-hidden />
          {t('title')}
        </h2>
        <p>{t('lead')}</p>
      </div>
      <Facts facts={facts} order={order} />
      {decisions ? (
        <DoubtChoices card={card} facts={facts} decisions={decisions} />
      ) : (
        <p className="text-muted">{t('onlyStaff')}</p>
      )}
    </section>
  )
}

function Facts({ facts, order }: { facts: DoubtFacts; order: OrderCore }) {
  const t = useTranslations('doubt')
  const time = useStoreTime(order.region)
  const now = useNow(10_000)
  const failureText = useSendFailureText()
  const { sentCount, firstSentAt, lastSentAt, failure, looks, lastLookAt, resendFailure } = facts
  const { waitUntil } = order.card
  const isWaiting = waitUntil !== null && Date.parse(waitUntil) > now
  const sent = { count: sentCount, first: time.clock(firstSentAt), last: time.clock(lastSentAt) }
  return (
    <ul className="list-disc space-y-1 pl-5 tabular-nums">
      <li className="wrap-anywhere">
        {t('sent', sent)} {failure && failureText(failure)}
      </li>
      {lastLookAt && <li>{t('looked', { count: looks, last: time.clock(lastLookAt) })}</li>}
      {resendFailure && (
        <li className="wrap-anywhere">
          {t('resendFailed', { time: time.clock(resendFailure.at) })} {failureText(resendFailure)}
        </li>
      )}
      <li>{facts.gaveUp ? t('gaveUp') : t('asking')}</li>
      {isWaiting && (
        <li className="font-medium">
          {facts.waitedBy
            ? t('waiting', { until: time.clock(waitUntil), by: facts.waitedBy })
            : t('waitingNobody', { until: time.clock(waitUntil) })}
        </li>
      )}
    </ul>
  )
}
