'use client'

import { useTranslations } from 'next-intl'
import { toast } from 'sonner'
import type { ImportRow } from '@/lib/imports/schema'

/** So many row numbers are named; more are too many to look for one by one. */
const NAMED = 12

/** Says which rows were on their way before their change came, and stayed as they were. */
export function useTellUnchanged() {
  const t = useTranslations('imports.bar')
  return (rows: readonly ImportRow[]) => {
    const numbers = rows.slice(0, NAMED).map(({ position }) => position + 1)
    const named = rows.length > NAMED ? `${numbers.join(', ')}…` : numbers.join(', ')
    toast.error(t('unchanged', { count: rows.length, rows: named }))
  }
}
