'use client'

import { useEffect, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useNow } from '@/components/ui/use-now'
import { refreshWaybill } from '@/lib/express/actions'
import { refreshState, type RefreshState } from './refresh-state'

/** Asks for a waybill when its page opens and when somebody wants it; the stream brings the answer. */
export function useRefresh(
  orderId: number,
  asOf: string | null,
): { state: RefreshState; problem: string | null; refresh: () => void } {
  const sentences = useProblemText()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const now = useNow(1_000)

  useEffect(() => {
    // A page without a network shows what it has; the button tells what is wrong.
    refreshWaybill({ orderId, why: 'opened' }).catch(() => undefined)
  }, [orderId])

  async function ask() {
    setAskedAt(Date.now())
    setProblem(null)
    try {
      const result = await refreshWaybill({ orderId, why: 'pressed' })
      if (!result.ok) setProblem(sentences.sentence(result))
    } catch {
      setProblem(sentences.noAnswer())
    }
  }

  return { state: refreshState({ askedAt, asOf, now }), problem, refresh: () => void ask() }
}
