'use client'

import { useTranslations } from 'next-intl'
import type { ImportRow } from '@/lib/imports/schema'
import { useRefusalWords } from '../use-refusal-words'

/** Why the row that a person stands on was refused, below the grid, where there is room for it. */
export function RowReason({ row }: { row: ImportRow | undefined }) {
  const t = useTranslations('imports.grid')
  const reasonOf = useRefusalWords()
  const reason = row ? reasonOf(row) : null
  return (
    <p role="status" className="text-late empty:hidden">
      {row && reason !== null && t('reason', { row: row.position + 1, reason })}
    </p>
  )
}
