'use client'

import { useTranslations } from 'next-intl'
import type { PileItem } from '@/lib/printing/schema'

/** How many labels are there, as they come. */
export function PileProgress({ items }: { items: readonly PileItem[] }) {
  const t = useTranslations('printing.pile')
  const ready = items.filter(({ state }) => state === 'ready').length
  const isFetching = items.some(({ state }) => state === 'waiting')
  const words = t('progress', { ready, all: items.length })
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between gap-3 tabular-nums">
        <span className="font-medium">{words}</span>
        {isFetching && <span className="text-muted">{t('fetching')}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={ready}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${(ready / items.length) * 100}%` }}
        />
      </div>
    </div>
  )
}
