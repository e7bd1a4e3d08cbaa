'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { ImportGrid, type ImportGridProps } from './import-grid'
import { RowsSkeleton } from './rows-skeleton'

/**
 * The grid, drawn in small steps, so that the page around it never stands still for it; words where
 * there is no row to show. `isEmpty`: the import has none at all.
 */
export function ImportRows({ isEmpty, ...grid }: ImportGridProps & { isEmpty: boolean }) {
  const t = useTranslations('imports.grid')
  const isDrawn = useDeferredValue(true, false)
  if (grid.rows.length === 0) return <EmptyState title={t(isEmpty ? 'emptyAll' : 'empty')} />
  return isDrawn ? <ImportGrid {...grid} /> : <RowsSkeleton />
}
