'use client'

import { refusalProblem } from '@/components/orders/refusal-problem'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ImportRow } from '@/lib/imports/schema'

/** Why a row was refused, in words, with the platform's own; null where it was not. */
export function useRefusalWords(): (row: Pick<ImportRow, 'refusal' | 'problem'>) => string | null {
  const words = useProblemText()
  return ({ refusal, problem }) => {
    if (problem !== null) return words.sentence({ problem })
    if (refusal === null) return null
    const { code, text, requestId } = refusal
    const sentence = words.sentence({
      problem: refusalProblem(refusal),
      code,
      reference: requestId,
    })
    return text === '' ? sentence : `${sentence} (${text})`
  }
}
