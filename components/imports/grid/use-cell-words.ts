'use client'

import { useTranslations } from 'next-intl'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import { useFaultWords } from '../use-fault-words'
import { useFieldWords } from '../use-field-words'

export type CellWords = ReturnType<typeof useCellWords>

/** What the grid's cells say, looked up once for hundreds of them. */
export function useCellWords() {
  const t = useTranslations('imports.grid')
  const fields = useFieldWords()
  const faults = useFaultWords()
  return {
    edit: (column: ImportColumn, row: number) => t('edit', { column: fields.held(column), row }),
    wrong: (fault: RowFault | undefined) => fault && faults.short(fault),
    inFull: (fault: RowFault | undefined) => fault && faults.inFull(fault),
  }
}
