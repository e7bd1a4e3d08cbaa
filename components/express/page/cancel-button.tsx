'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { CancelControl } from '@/components/orders/page/cancel-control'
import { type CancelObstacle, cancelObstacle } from '@/components/orders/page/cancel-obstacle'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useNow } from '@/components/ui/clock/use-now'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { useStoreTime } from '@/components/orders/use-store-time'
import { toast } from '@/components/ui/toast'
import { legacyAllowsCancel } from '@/lib/domain/express/express-vocabulary'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'
import { cancelWaybill } from '@/lib/express/actions'
import { expressKeys } from '@/lib/express/keys'
import type { WaybillDetail } from '@/lib/express/model/waybill-detail'
import type { ExpressTime } from '@/lib/domain/express/waybill-draft'
import type { Failure } from '@/lib/i18n/action-result'
import { nameOf } from '@/lib/orders/model/order-card'

/** What the platform's codes mean for a cancellation; the general words speak of orders. */
const WORDS = { '262111': 'cutOff', '261005': 'tooSoon' } as const

const wordsFor = (code: string | undefined) =>
  code === '262111' || code === '261005' ? WORDS[code] : null

const LOOK_MS = 10_000

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** Asks to cancel, or says why that is not possible; nothing of a waybill that is over. */
export function CancelButton({
  waybill,
  mayCancel,
}: {
  waybill: WaybillDetail
  mayCancel: boolean
}) {
  const t = useTranslations('waybillPage.cancel')
  const [isOpen, setOpen] = useState(false)
  const { cancel, pending, problem, forget } = useCancel(waybill.card.id, () => setOpen(false))
  const obstacle = waybillObstacle(waybill, mayCancel, useNow(LOOK_MS))
  const { whose, until } = useCancelWords(waybill)
  function ask(open: boolean) {
    forget()
    setOpen(open)
  }
  return (
    <CancelControl
      label={t('open')}
      obstacle={obstacle}
      why={obstacle && t(`cannot.${obstacle}`)}
      onPress={() => ask(true)}
    >
      {isOpen && (
        <Confirm
          open
          onOpenChange={(open) => !pending && ask(open)}
          title={t('title')}
          text={
            <>
              <span className="mb-2 block font-medium wrap-anywhere text-text">{whose}</span>
              <span role="status">
                {obstacle && !pending ? t(`cannot.${obstacle}`) : `${until} ${t('text')}`}
              </span>
            </>
          }
          confirmLabel={t('confirm')}
          danger
          pending={pending}
          disabled={obstacle !== null}
          onConfirm={() => void cancel()}
        >
          {problem && <FormErrors message={problem.message} reference={problem.reference} />}
        </Confirm>
      )}
    </CancelControl>
  )
}

/** Which waybill and whose it is, and until when taking it back costs nothing. */
function useCancelWords({ card, waybill, asked }: WaybillDetail) {
  const t = useTranslations('waybillPage.cancel')
  const time = useStoreTime('HK')
  const number = waybill?.shipmentCode ?? card.labelNumber ?? card.clientOrderId
  const name = nameOf(card) ?? waybill?.recipient.name
  const begins = pickupBegins(waybill?.pickup) ?? pickupBegins(asked?.draft.pickup)
  return {
    whose: name ? t('which', { number, name }) : number,
    until: begins ? t('freeUntil', { time: time.weekday(begins.toISOString()) }) : t('freeHandIn'),
  }
}

/** When a pickup slot begins; null where none was chosen, as of what is handed in. */
function pickupBegins(slot: ExpressTime | null | undefined) {
  if (!slot?.date || !slot.period) return null
  return parseExpressPeriod(slot.date, slot.period, 'HK')?.from ?? null
}

/** Why a waybill cannot be cancelled now; null when it can. Keys of `waybillPage.cancel.cannot`. */
type WaybillObstacle = CancelObstacle | 'too-far'

/** In legacy status 8 alone (express §3); that the cut-off is over only the platform can say. */
export function waybillObstacle(
  { card, statuses }: Pick<WaybillDetail, 'card' | 'statuses'>,
  mayCancel: boolean,
  now: number,
): WaybillObstacle | null {
  const obstacle = cancelObstacle(card, mayCancel, now)
  return obstacle ?? (legacyAllowsCancel(statuses.legacy) ? null : 'too-far')
}

/** Asks the platform to cancel, once; the waybill itself says what became of it. */
function useCancel(orderId: number, onDone: () => void) {
  const t = useTranslations('waybillPage.cancel')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ message: string; reference?: string } | null>(null)

  function told(failure: Failure) {
    const own = wordsFor(failure.code)
    const sentence = own ? t(own) : sentences.sentence(failure)
    const said = failure.detail ? t('platformSays', { text: failure.detail }) : ''
    const { reference } = failure
    return { message: [sentence, said].filter(Boolean).join(' '), ...(reference && { reference }) }
  }

  async function cancel() {
    setPending(true)
    setProblem(null)
    try {
      const result = await cancelWaybill({ orderId })
      if (result.ok) {
        toast.success(t('done'))
        onDone()
      } else setProblem(told(result))
    } catch {
      setProblem({ message: sentences.noAnswer() })
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: expressKeys.waybill(orderId) })
    }
  }

  return { cancel, pending, problem, forget: () => setProblem(null) }
}
