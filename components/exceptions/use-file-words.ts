'use client'

import { useTranslations } from 'next-intl'
import { useStageWords } from '@/components/orders/use-stage-words'
import type { FileWords } from './exceptions-file'

/** The words of the exported file: the same as the page's. */
export function useFileWords(): FileWords {
  const t = useTranslations('exceptions')
  const { stage } = useStageWords()
  return {
    column: (column) => t(`file.${column}`),
    family: (family) => t(`family.${family}`),
    kind: (kind) => t(`kind.${kind}`),
    stage,
  }
}
