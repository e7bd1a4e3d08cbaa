'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { cancelWaybill } from '@/lib/express/actions'
import { expressKeys } from '@/lib/express/keys'
import type { Failure } from '@/lib/i18n/action-result'

/** What the platform's codes mean for a cancellation; the general words speak of orders. */
const WORDS = { '262111': 'cutOff', '261005': 'tooSoon' } as const

const wordsFor = (code: string | undefined) =>
  code === '262111' || code === '261005' ? WORDS[code] : null

/** Asks the platform to cancel, once; the waybill itself says what became of it. */
export function useCancel(orderId: number, onDone: () => void) {
  const t = useTranslations('waybillPage.cancel')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ message: string; reference?: string } | null>(null)

  function told(failure: Failure) {
    const own = wordsFor(failure.code)
    const sentence = own ? t(own) : sentences.sentence(failure)
    const said = failure.detail ? t('platformSays', { text: failure.detail }) : ''
    const { reference } = failure
    return { message: [sentence, said].filter(Boolean).join(' '), ...(reference && { reference }) }
  }

  async function cancel() {
    setPending(true)
    setProblem(null)
    try {
      const result = await cancelWaybill({ orderId })
      if (result.ok) {
        toast.success(t('done'))
        onDone()
      } else setProblem(told(result))
    } catch {
      setProblem({ message: sentences.noAnswer() })
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: expressKeys.waybill(orderId) })
    }
  }

  return { cancel, pending, problem, forget: () => setProblem(null) }
}
