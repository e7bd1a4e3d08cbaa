'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { PrintRun } from '@/lib/printing/schema'

type ChooseNotPrintedProps = {
  items: PrintRun['items']
  pending: boolean
  onAnswer: (orderIds: number[]) => void
  onBack: () => void
}

/** One by one, or from where the paper ran out on. */
export function ChooseNotPrinted({ items, pending, onAnswer, onBack }: ChooseNotPrintedProps) {
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
    <fieldset disabled={pending} className="flex min-w-0 flex-col gap-3">
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
