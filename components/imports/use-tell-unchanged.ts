'use client'

import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { ImportRow } from '@/lib/imports/schema'
import { useRowNumbers } from './use-row-numbers'

/** Says which rows were on their way before their change came, and stayed as they were. */
export function useTellUnchanged() {
  const t = useTranslations('imports.bar')
  const rowNumbers = useRowNumbers()
  return (rows: readonly ImportRow[]) => {
    const numbers = rowNumbers(rows.map(({ position }) => position + 1))
    toast.error(t('unchanged', { count: rows.length, rows: numbers }))
  }
}
