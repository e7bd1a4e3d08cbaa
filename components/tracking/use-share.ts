'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { useLive } from '@/components/shell/live-provider'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'
import { makeShareLink, revokeShareLinks } from '@/lib/tracking/actions'
import type { MadeLink, ShareState } from '@/lib/tracking/schema'
import type { ShareableOrder } from './share-obstacle'

/** The links of one order: how many are open, the one just made, and what went wrong. */
export function useShare(first: { order: ShareableOrder; state: ShareState }) {
  const t = useTranslations('tracking.share')
  const words = useProblemText()
  const [order, setOrder] = useState(first.order)
  const [state, setState] = useState(first.state)
  const [made, setMade] = useState<MadeLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  useLive((event) => {
    if (event.type !== 'order' || event.card.id !== order.id) return
    const { stage, placing } = event.card
    setOrder((known) => ({ ...known, stage, placing }))
  })

  async function ask<Value>(action: () => Promise<ActionResult<Value>>): Promise<Value | null> {
    setPending(true)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) return result.value
      setProblem(words.sentence(result))
    } catch {
      setProblem(words.noAnswer())
    } finally {
      setPending(false)
    }
    return null
  }

  async function make() {
    const link = await ask(() => makeShareLink({ orderId: order.id }))
    if (!link) return
    setState(link.state)
    setMade(link)
  }

  async function revoke(): Promise<boolean> {
    const left = await ask(() => revokeShareLinks({ orderId: order.id }))
    if (!left) return false
    setState(left)
    toast.success(t('revoked'))
    return true
  }

  return { order, state, made, problem, pending, make, revoke, forget: () => setMade(null) }
}
