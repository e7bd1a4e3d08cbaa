'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useProblemText } from '@/components/shell/use-problem-text'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { MARKED_NOT_PLACED, type Refusal } from '@/lib/orders/model/placing'
import { refusalProblem } from '../refusal-problem'
import { CancelNotice } from './cancel-notice'

type OrderNoticeProps = {
  card: OrderCard
  region: Region
  /** Where an order that was refused can be made again. */
  againHref: string
}

/**
 * What a person must know before doing anything with this order; nothing when all is well. An order
 * in doubt has a panel of its own.
 */
export function OrderNotice({ card, region, againHref }: OrderNoticeProps) {
  const t = useTranslations('orders.notice')
  const doubt = useTranslations('doubt')
  if (card.isPseudonymised) return <Notice kind="info">{t('pseudonymised')}</Notice>
  if (card.placing === 'refused') return <Refused refusal={card.refusal} againHref={againHref} />
  if (isClosed(card.stage)) return null
  if (card.placing === 'unconfirmed') return null
  if (card.placing === 'placing') {
    return (
      <Notice kind="info" role="status" title={t('placingTitle')}>
        {t('placingText')}
      </Notice>
    )
  }
  if (card.platformOrderId === null) return <Notice kind="waiting">{doubt('numberless')}</Notice>
  return (
    <>
      <CancelNotice card={card} region={region} />
      <OddStage card={card} />
    </>
  )
}

function Refused({ refusal, againHref }: { refusal: Refusal | null; againHref: string }) {
  const t = useTranslations('orders.notice')
  const common = useTranslations('common')
  const words = useProblemText()
  if (refusal?.code === MARKED_NOT_PLACED) return <MarkedNotPlaced note={refusal.text} />
  return (
    <Notice
      kind="late"
      role="status"
      title={t('refusedTitle')}
      action={
        <Link href={againHref} className={buttonClass()}>
          {t('refusedAgain')}
        </Link>
      }
    >
      {refusal && (
        <>
          <p>{words.sentence({ problem: refusalProblem(refusal), code: refusal.code })}</p>
          {refusal.text && <p>{t('platformSays', { text: refusal.text })}</p>}
          <p className="mt-1 font-mono text-xs">
            {t('codeIs', { code: refusal.code })} · {common('reference', { id: refusal.requestId })}
          </p>
        </>
      )}
    </Notice>
  )
}

function MarkedNotPlaced({ note }: { note: string }) {
  const t = useTranslations('doubt')
  return (
    <Notice kind="stopped" role="status" title={t('markedTitle')}>
      {t('markedText', { note })}
    </Notice>
  )
}

function OddStage({ card }: { card: OrderCard }) {
  const t = useTranslations('orders.notice')
  const { family, stage, statusText: text, statusCode } = card
  if (stage === 'problem') {
    return (
      <Notice kind="late" role="status" title={t('problemTitle')}>
        {text ? t('problemText', { family, text }) : t('problemTextNoWords', { family })}
      </Notice>
    )
  }
  if (stage !== 'unknown') return null
  const code = String(statusCode ?? '–')
  return (
    <Notice kind="waiting" role="status" title={t('unknownTitle')}>
      {text ? t('unknownText', { code, text }) : t('unknownTextNoWords', { code })}
    </Notice>
  )
}
