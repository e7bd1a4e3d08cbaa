'use client'

import { useTranslations } from 'next-intl'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { useRefusalText } from '../rows/use-import-field-labels'

type RowReasonProps = {
  row: ImportRow | undefined
  /** What is wrong with the cell that a person stands on, by its name. */
  wrong: string | undefined
}

/**
 * Why the row that a person stands on was refused, below the grid, where there is room for it; on a
 * phone also what is wrong with the cell.
 */
export function RowReason({ row, wrong }: RowReasonProps) {
  const t = useTranslations('imports.grid')
  const reasonOf = useRefusalText()
  const reason = row ? reasonOf(row) : null
  return (
    <>
      {wrong !== undefined && (
        // In sight wherever the page stands; the cell says it to who does not see it.
        <p
          aria-hidden
          className="sticky bottom-(--shell-bottom) z-10 rounded-inner border border-late bg-surface px-3 py-2 text-late shadow-float sm:hidden"
        >
          {wrong}
        </p>
      )}
      <p role="status" className="text-late empty:hidden">
        {row && reason !== null && t('reason', { row: row.position + 1, reason })}
      </p>
    </>
  )
}
