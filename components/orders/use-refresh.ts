'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useNow } from '@/components/ui/use-now'
import { refreshOrder } from '@/lib/orders/actions'
import { refreshState, type RefreshState } from './refresh-state'

type RefreshInput = {
  orderId: number
  /** When the platform last told something; null while it never did. */
  asOf: string | null
  /** There is something to ask: the platform has the order under a number. */
  canAsk: boolean
}

/** Asks for an order when its page opens, and when somebody wants it. */
export function useRefresh({ orderId, asOf, canAsk }: RefreshInput): {
  state: RefreshState
  problem: string | null
  ask: () => void
} {
  const sentences = useProblemText()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const now = useNow(1_000)

  // Nobody pressed anything, so nobody is told when this one fails: the age says enough.
  const open = useEffectEvent(() => {
    if (canAsk) refreshOrder({ orderId, why: 'opened' }).catch(() => undefined)
  })
  useEffect(() => open(), [orderId])

  async function ask() {
    setAskedAt(Date.now())
    setProblem(null)
    try {
      const result = await refreshOrder({ orderId, why: 'pressed' })
      if (result.ok) return
      setProblem(sentences.sentence(result))
    } catch {
      setProblem(sentences.noAnswer())
    }
    setAskedAt(null)
  }

  return { state: refreshState({ askedAt, asOf, now }), problem, ask: () => void ask() }
}
