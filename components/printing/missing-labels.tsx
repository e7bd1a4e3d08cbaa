'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { retryMissingLabels } from '@/lib/printing/actions'
import type { PileItem } from '@/lib/printing/schema'
import { usePileAction } from './use-pile'
import { WaybillNumber } from './waybill-number'

/** Labels that did not come, each with the reason; tried again one by one, or all. */
export function MissingLabels({ items }: { items: readonly PileItem[] }) {
  const t = useTranslations('printing.pile')
  const sentences = useProblemText()
  const { run, pending, problem } = usePileAction()
  if (items.length === 0) return null
  return (
    <Notice kind="late" role="status" title={t('missing', { count: items.length })}>
      <p>{t('missingText')}</p>
      <ul className="mt-2 max-h-48 space-y-2 overflow-y-auto">
        {items.map(({ orderId, clientOrderId, problem: why }) => (
          <li key={orderId} className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              <WaybillNumber
                {...{ orderId, number: clientOrderId }}
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
