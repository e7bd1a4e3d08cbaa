'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { Failure } from '@/lib/i18n/action-result'
import { fetchLabel } from '@/lib/printing/actions'
import { labelFor, type KeptLabel, type LabelChoice } from '@/lib/printing/schema'

export type LabelProblem = { message: string; reference?: string }

/** The kept label for a choice, and a way to have it fetched where there is none. */
export function useLabel(orderId: number, first: readonly KeptLabel[], choice: LabelChoice) {
  const t = useTranslations('labels')
  const sentences = useProblemText()
  const [kept, setKept] = useState(first)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<LabelProblem | null>(null)

  function told(failure: Failure): LabelProblem {
    const said = failure.detail ? t('platformSays', { text: failure.detail }) : ''
    const message = [sentences.sentence(failure), said].filter(Boolean).join(' ')
    return { message, ...(failure.reference && { reference: failure.reference }) }
  }

  async function get() {
    setPending(true)
    setProblem(null)
    try {
      const result = await fetchLabel({ orderId, ...choice })
      if (result.ok) setKept((known) => [...known, result.value])
      else setProblem(told(result))
    } catch {
      setProblem({ message: sentences.noAnswer() })
    } finally {
      setPending(false)
    }
  }

  return { label: labelFor(kept, choice) ?? null, pending, problem, get: () => void get() }
}
