'use client'

import { useTranslations } from 'next-intl'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { useFieldWords } from '../use-field-words'
import { CELL, NUMBER_CELL, STATUS_CELL } from './cell-class'

/** The names of the columns, always in sight. */
export function GridHead({ columns }: { columns: readonly ImportColumn[] }) {
  const t = useTranslations('imports.grid')
  const words = useFieldWords()
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 flex h-9 w-max min-w-full border-b bg-background text-xs font-medium text-muted"
    >
      <div role="columnheader" className={`${NUMBER_CELL} bg-background`}>
        {t('row')}
      </div>
      <div role="columnheader" className={`${STATUS_CELL} bg-background`}>
        {t('status')}
      </div>
      {columns.map((column) => (
        <div key={column.key} role="columnheader" className={CELL} title={words.column(column)}>
          <span className="truncate">{words.held(column)}</span>
        </div>
      ))}
    </div>
  )
}
