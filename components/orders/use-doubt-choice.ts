'use client'

import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'

/** What the page of a family gives for deciding about an order in doubt. */
export type Decisions = {
  /** How its family sends an order once more. */
  resendOrder: (form: { orderId: number }) => Promise<ActionResult<unknown>>
  /** Of the order, for reading it again. */
  queryKey: QueryKey
}

/** Runs one of the choices about an order in doubt; the order itself says what became of it. */
export function useDoubtChoice(queryKey: QueryKey) {
  const client = useQueryClient()
  const sentences = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(
    action: () => Promise<ActionResult<unknown>>,
    said: string,
  ): Promise<boolean> {
    setPending(true)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) toast.success(said)
      else setProblem(sentences.sentence(result))
      return result.ok
    } catch {
      setProblem(sentences.noAnswer())
      return false
    } finally {
      setPending(false)
      await client.invalidateQueries({ queryKey })
    }
  }

  return { choose, pending, problem }
}
