'use client'

import { CircleCheck, ScanBarcode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { BatchRow } from '@/lib/dispatch/schema'
import { codeOf } from './code-of'
import { UndoDialog } from './undo-dialog'

type VerdictPanelProps = {
  /** What went out last. */
  row: BatchRow | null
  waiting: number
  onUndone: (row: BatchRow) => void
}

/** What became of the latest scan, to be seen from two steps away. */
export function VerdictPanel({ row, waiting, onUndone }: VerdictPanelProps) {
  const t = useTranslations('scan')
  const [undoing, setUndoing] = useState<BatchRow | null>(null)
  return (
    <section aria-live="assertive" aria-atomic className="min-h-44">
      {row ? (
        <div className="flex min-h-44 flex-col gap-2 rounded-outer border border-done bg-done-soft p-4 text-text">
          <p className="flex items-center gap-2 text-lg font-semibold text-done">
            <CircleCheck aria-hidden className="size-7" />
            {t('went.title')}
          </p>
          <p className="font-mono text-xl font-semibold wrap-anywhere sm:text-code">
            {codeOf(row)}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="min-w-0 text-base wrap-anywhere">
              {row.recipientName ?? t('left.noName')} · {t('went.boxes', { count: row.boxes })}
            </p>
            <Button onClick={() => setUndoing(row)}>{t('went.undo')}</Button>
          </div>
        </div>
      ) : (
        <div className="flex min-h-44 flex-col justify-center gap-2 rounded-outer border border-dashed border-border-strong p-4">
          <p className="flex items-center gap-2 text-lg font-semibold">
            <ScanBarcode aria-hidden className="size-7" />
            {waiting > 0 ? t('sending') : t('ready.title')}
          </p>
          <p className="max-w-prose text-base">{t('ready.out')}</p>
        </div>
      )}
      {undoing && <UndoDialog row={undoing} onUndone={onUndone} onClose={() => setUndoing(null)} />}
    </section>
  )
}
