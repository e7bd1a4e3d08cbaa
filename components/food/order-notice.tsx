'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useProblemText } from '@/components/shell/use-problem-text'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isClosed } from '@/lib/domain/stages'
import { foodPaths } from '@/lib/food/keys'
import { MARKED_NOT_PLACED, type OrderCard, type Refusal } from '@/lib/orders/schema'
import { refusalProblem } from './refusal-problem'

/**
 * What a person must know before doing anything with this order; nothing when all is well. An order
 * in doubt has a panel of its own.
 */
export function OrderNotice({ card }: { card: OrderCard }) {
  const t = useTranslations('food.order')
  const doubt = useTranslations('doubt')
  if (card.placing === 'refused') return <Refused refusal={card.refusal} />
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
  return <OddStage card={card} />
}

function Refused({ refusal }: { refusal: Refusal | null }) {
  const t = useTranslations('food')
  const common = useTranslations('common')
  const words = useProblemText()
  if (refusal?.code === MARKED_NOT_PLACED) return <MarkedNotPlaced note={refusal.text} />
  return (
    <Notice
      kind="late"
      role="status"
      title={t('order.refusedTitle')}
      action={
        <Link href={foodPaths.newOrder()} className={buttonClass()}>
          {t('order.refusedAgain')}
        </Link>
      }
    >
      {refusal && (
        <>
          <p>{words.sentence({ problem: refusalProblem(refusal), code: refusal.code })}</p>
          {refusal.text && <p>{t('form.platformSays', { text: refusal.text })}</p>}
          <p className="mt-1 font-mono text-xs">
            {t('form.codeIs', { code: refusal.code })} ·{' '}
            {common('reference', { id: refusal.requestId })}
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
  const t = useTranslations('food.order')
  const { stage, statusText: text, statusCode } = card
  if (stage === 'problem') {
    return (
      <Notice kind="late" role="status" title={t('problemTitle')}>
        {text ? t('problemText', { text }) : t('problemTextNoWords')}
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
