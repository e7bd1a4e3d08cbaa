'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { useRefusalText } from '../rows/use-import-field-labels'

type RowReasonProps = {
  row: ImportRow | undefined
  /** What is wrong with the cell that a person stands on, by its name. */
  wrong: string | undefined
}

/**
 * Why the row that a person stands on was refused and what is wrong with the cell, below the grid,
 * where it covers no other row.
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
          className="flex items-center gap-1.5 text-late max-sm:sticky max-sm:bottom-(--shell-bottom) max-sm:z-10 max-sm:rounded-inner max-sm:border max-sm:border-late max-sm:bg-surface max-sm:px-3 max-sm:py-2 max-sm:shadow-float [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <TriangleAlert aria-hidden />
          {wrong}
        </p>
      )}
      <p role="status" className="text-late empty:hidden">
        {row && reason !== null && t('reason', { row: row.position + 1, reason })}
      </p>
    </>
  )
}
