'use client'

import { Check, LoaderCircle, RotateCw, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { retryMissingLabels, takeOutOfPrintQueue } from '@/lib/printing/actions'
import type { PrintQueueItem } from '@/lib/printing/model/print-queue'
import { PrintCountBadge } from '../print-count-badge'
import { WaybillNumber } from '../waybill-number'
import { usePrintQueueAction } from './use-print-queue'

const ICONS = {
  ready: <Check aria-hidden className="size-4 text-done" />,
  waiting: <LoaderCircle aria-hidden className="size-4 text-moving" />,
  missing: <TriangleAlert aria-hidden className="size-4 text-late" />,
}

/** The print queue as it will come out of the printer. */
export function PrintQueueItems({ items }: { items: readonly PrintQueueItem[] }) {
  const t = useTranslations('printing')
  const { run, pending } = usePrintQueueAction()
  const stateWords = {
    ready: t('pile.ready'),
    waiting: t('pile.waiting'),
    missing: t('pile.isMissing'),
  }
  return (
    <ol aria-label={t('pile.list')} className="max-h-96 overflow-y-auto border-t">
      {items.map(({ orderId, clientOrderId, place, product, state, prints }, index) => (
        <li key={orderId} className="flex items-center gap-2 border-b py-1">
          <span className="w-7 shrink-0 text-right text-xs text-muted tabular-nums">
            {index + 1}
          </span>
          <span title={stateWords[state]}>
            {ICONS[state]}
            <span className="sr-only">{stateWords[state]}</span>
          </span>
          <span className="min-w-0 flex-1">
            <WaybillNumber orderId={orderId} number={clientOrderId} className="block truncate" />
            <span className="block truncate text-xs text-muted">
              {[product && t(`products.${product}`), place].filter(Boolean).join(' · ')}
            </span>
          </span>
          <PrintCountBadge count={prints} />
          <IconButton
            label={t('pile.takeOut', { number: clientOrderId })}
            icon={<X aria-hidden />}
            disabled={pending}
            onClick={() => void run(() => takeOutOfPrintQueue({ orderIds: [orderId] }))}
          />
        </li>
      ))}
    </ol>
  )
}

/** Labels that did not come, each with the reason; tried again one by one, or all. */
export function MissingLabels({ items }: { items: readonly PrintQueueItem[] }) {
  const t = useTranslations('printing.pile')
  const sentences = useProblemText()
  const { run, pending, problem } = usePrintQueueAction()
  if (items.length === 0) return null
  return (
    <Notice kind="late" role="status" title={t('missing', { count: items.length })}>
      <p>{t('missingText')}</p>
      <ul className="mt-2 max-h-48 space-y-2 overflow-y-auto">
        {items.map(({ orderId, clientOrderId, problem: why }) => (
          <li key={orderId} className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <WaybillNumber
                orderId={orderId}
                number={clientOrderId}
                className="block wrap-anywhere"
              />
              {why && <span className="block wrap-anywhere">{sentences.sentence(why)}</span>}
              {why?.detail && <span className="block wrap-anywhere">“{why.detail}”</span>}
            </span>
            {why?.problem !== 'labelCancelled' && (
              <IconButton
                label={t('retryOne', { number: clientOrderId })}
                icon={<RotateCw aria-hidden />}
                disabled={pending}
                onClick={() => void run(() => retryMissingLabels({ orderIds: [orderId] }))}
              />
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button
          className="mt-2"
          icon={<RotateCw aria-hidden />}
          pending={pending}
          onClick={() => void run(() => retryMissingLabels({ orderIds: 'all' }))}
        >
          {t('retryAll')}
        </Button>
      )}
      {problem && <p className="mt-2 font-medium">{problem}</p>}
    </Notice>
  )
}
