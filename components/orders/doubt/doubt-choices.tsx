'use client'

import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { CircleSlash, Hourglass, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { useNow } from '@/components/ui/clock/use-now'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/i18n/action-result'
import { markNotPlaced, waitForOrder } from '@/lib/orders/actions'
import { resendFrom, resendMayDouble } from '@/lib/orders/model/evidence'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { DoubtFacts } from './doubt-facts'

const MarkNotPlacedDialog = dynamic(
  () => import('./mark-not-placed-dialog').then((module) => module.MarkNotPlacedDialog),
  { ssr: false },
)

const secondsSince = (at: string, now: number) => (now - Date.parse(at)) / 1000

type DoubtChoicesProps = { card: OrderCard; facts: DoubtFacts; decisions: Decisions }

/** Staff's three choices about an order in doubt (decision 0008), each with what it means. */
export function DoubtChoices({ card, facts, decisions }: DoubtChoicesProps) {
  const t = useTranslations('doubt')
  const { choose, pending, problem } = useDoubtChoice(decisions.queryKey)
  const [asking, setAsking] = useState<'resend' | 'mark' | null>(null)
  const now = useNow(1_000)
  const left = Math.ceil(resendFrom(card.family) - secondsSince(facts.lastSentAt, now))
  const mayDouble = resendMayDouble(card.family, secondsSince(facts.firstSentAt, now))
  const orderId = card.id

  async function close(done: Promise<boolean>) {
    await done
    setAsking(null)
  }

  return (
    <div className="flex flex-col gap-3" data-density="counter">
      {problem && <FormErrors message={problem} reference={undefined} />}
      <ul className="grid gap-3 sm:grid-cols-3" aria-label={t('choose')}>
        <Choice help={mayDouble ? t('resendHelpDouble') : t('resendHelp')}>
          <Button
            size="counter"
            variant="primary"
            className="w-full tabular-nums"
            disabled={left > 0 || pending}
            icon={<RotateCw aria-hidden />}
            onClick={() => setAsking('resend')}
          >
            {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
          </Button>
        </Choice>
        <Choice help={t('waitHelp')}>
          <Button
            size="counter"
            className="w-full"
            disabled={pending}
            icon={<Hourglass aria-hidden />}
            onClick={() => void choose(() => waitForOrder({ orderId }), t('waitDone'))}
          >
            {t('wait')}
          </Button>
        </Choice>
        <Choice help={t('markHelp')}>
          <Button
            size="counter"
            className="w-full"
            disabled={pending}
            icon={<CircleSlash aria-hidden />}
            onClick={() => setAsking('mark')}
          >
            {t('mark')}
          </Button>
        </Choice>
      </ul>
      <Confirm
        open={asking === 'resend'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('resendTitle')}
        text={mayDouble ? t('resendDoubleText') : t('resendText')}
        confirmLabel={t('resendConfirm')}
        danger={mayDouble}
        pending={pending}
        onConfirm={() =>
          void close(choose(() => decisions.resendOrder({ orderId, mayDouble }), t('resendDone')))
        }
      />
      {asking === 'mark' && (
        <MarkNotPlacedDialog
          pending={pending}
          onClose={() => setAsking(null)}
          onMark={(note) =>
            void close(choose(() => markNotPlaced({ orderId, note }), t('markDone')))
          }
        />
      )}
    </div>
  )
}

function Choice({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-1">
      {children}
      <p className="text-sm text-muted">{help}</p>
    </li>
  )
}

/** What the page of a family gives for deciding about an order in doubt. */
export type Decisions = {
  /** How its family sends an order once more; `mayDouble` says what the person was told. */
  resendOrder: (form: { orderId: number; mayDouble: boolean }) => Promise<ActionResult<unknown>>
  /** Of the order, for reading it again. */
  queryKey: QueryKey
}

/** Runs one of the choices about an order in doubt; the order itself says what became of it. */
function useDoubtChoice(queryKey: QueryKey) {
  const client = useQueryClient()
  const t = useTranslations('doubt')
  const sentences = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(
    action: () => Promise<ActionResult<unknown>>,
    said: string,
  ): Promise<boolean> {
    setPending(true)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) toast.success(said)
      // What the platform said of this try stands among the facts; it is no word on the order.
      else if (result.problem.startsWith('platform')) setProblem(t('stillInDoubt'))
      else setProblem(sentences.sentence(result))
      return result.ok
    } catch {
      setProblem(sentences.noAnswer())
      return false
    } finally {
      setPending(false)
      await client.invalidateQueries({ queryKey })
    }
  }

  return { choose, pending, problem }
}
