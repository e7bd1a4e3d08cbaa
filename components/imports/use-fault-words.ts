'use client'

import { useTranslations } from 'next-intl'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import { useFieldWords } from './use-field-words'

/** What is wrong with a cell, in words: beside it, or with the name of what it holds. */
export function useFaultWords() {
  const t = useTranslations('imports')
  const { field: fieldWords } = useFieldWords()
  const short = ({ problem, limit }: RowFault) => t(`fault.${problem}`, { limit: limit ?? 0 })
  return {
    short,
    inFull: (fault: RowFault) =>
      t('failed.fault', { field: fieldWords(fault.field), problem: short(fault) }),
  }
}
