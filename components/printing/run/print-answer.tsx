'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Panel } from '@/components/orders/panel'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/forms/input'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { answerPrintRun } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import type { AnswerRun, PrintRun } from '@/lib/printing/model/print-run'
import { usePrintQueueAction } from '../queue/use-print-queue'

type PrintAnswerProps = {
  run: PrintRun
  /** A printer was set to it: before that there is nothing to say of it. */
  isStarted: boolean
}

/** Whether it printed: only a person can know, and only what they confirm is marked. */
export function PrintAnswer({ run: { id, items }, isStarted }: PrintAnswerProps) {
  const t = useTranslations('printing.run')
  const router = useRouter()
  const { run, pending, problem } = usePrintQueueAction()
  const [isChoosing, setChoosing] = useState(false)

  async function answer(notPrinted: AnswerRun['notPrinted']) {
    const done = await run(() => answerPrintRun({ runId: id, notPrinted }))
    if (!done) return
    const { printed, again } = done.value
    const said = [t('marked', { count: printed }), again > 0 && t('again', { count: again })]
    toast.success(said.filter(Boolean).join(' '))
    router.push(printingPaths.desk())
    router.refresh()
  }

  return (
    <Panel title={t(isStarted ? 'ask' : 'first')}>
      <p className="mb-3 text-muted">{t(isStarted ? 'askText' : 'firstText')}</p>
      {!isStarted ? (
        <Button size="counter" pending={pending} onClick={() => void answer('all')}>
          {t('putBack')}
        </Button>
      ) : isChoosing ? (
        <ChooseNotPrinted
          items={items}
          pending={pending}
          onAnswer={(orderIds) => void answer(orderIds)}
          onBack={() => setChoosing(false)}
        />
      ) : (
        <div className="flex flex-col gap-2">
          <Button
            variant="primary"
            size="counter"
            pending={pending}
            onClick={() => void answer([])}
          >
            {t('all', { count: items.length })}
          </Button>
          {items.length > 1 && (
            <Button size="counter" disabled={pending} onClick={() => setChoosing(true)}>
              {t('some')}
            </Button>
          )}
          <Button size="counter" disabled={pending} onClick={() => void answer('all')}>
            {t('nothing')}
          </Button>
        </div>
      )}
      {problem && (
        <Notice kind="late" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
    </Panel>
  )
}

type ChooseNotPrintedProps = {
  items: PrintRun['items']
  pending: boolean
  onAnswer: (orderIds: number[]) => void
  onBack: () => void
}

/** One by one, or from where the paper ran out on. */
function ChooseNotPrinted({ items, pending, onAnswer, onBack }: ChooseNotPrintedProps) {
  const t = useTranslations('printing.run')
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())

  function toggle(orderId: number) {
    const next = new Set(failed)
    if (!next.delete(orderId)) next.add(orderId)
    setFailed(next)
  }
  const failFrom = (index: number) =>
    setFailed(new Set([...failed, ...items.slice(index).map(({ orderId }) => orderId)]))

  return (
    <fieldset disabled={pending} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('someTitle')}</legend>
      <ol className="max-h-96 overflow-y-auto border-y">
        {items.map(({ orderId, clientOrderId, place }, index) => (
          <li key={orderId} className="flex items-center gap-2 border-b last:border-b-0">
            <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
              <Input
                type="checkbox"
                aria-label={t('didNot', { number: clientOrderId })}
                checked={failed.has(orderId)}
                onChange={() => toggle(orderId)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="w-6 text-right text-xs text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0">
                <span className="block truncate font-mono font-medium">{clientOrderId}</span>
                <span className="block truncate text-xs text-muted">{place}</span>
              </span>
            </label>
            <Button
              variant="quiet"
              size="desk"
              className="text-xs"
              aria-label={t('fromHereOf', { number: clientOrderId })}
              onClick={() => failFrom(index)}
            >
              {t('fromHere')}
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={pending}
          disabled={failed.size === 0}
          onClick={() => onAnswer([...failed])}
        >
          {t('confirmSome', { count: failed.size })}
        </Button>
        <Button onClick={onBack}>{t('backToAsk')}</Button>
      </div>
    </fieldset>
  )
}
