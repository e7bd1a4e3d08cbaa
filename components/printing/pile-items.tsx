'use client'

import { Check, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { takeOutOfPile } from '@/lib/printing/actions'
import type { PileItem } from '@/lib/printing/schema'
import { PrintMark } from './print-mark'
import { usePileAction } from './use-pile'
import { WaybillNumber } from './waybill-number'

const ICONS = {
  ready: <Check aria-hidden className="size-4 text-done" />,
  waiting: <LoaderCircle aria-hidden className="size-4 text-moving" />,
  missing: <TriangleAlert aria-hidden className="size-4 text-late" />,
}

/** The pile as it will come out of the printer. */
export function PileItems({ items }: { items: readonly PileItem[] }) {
  const t = useTranslations('printing')
  const { run, pending } = usePileAction()
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
          <PrintMark count={prints} />
          <IconButton
            label={t('pile.takeOut', { number: clientOrderId })}
            icon={<X aria-hidden />}
            disabled={pending}
            onClick={() => void run(() => takeOutOfPile({ orderIds: [orderId] }))}
          />
        </li>
      ))}
    </ol>
  )
}
