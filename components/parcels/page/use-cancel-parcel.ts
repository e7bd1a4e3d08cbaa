'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { Failure } from '@/lib/i18n/action-result'
import { cancelParcel } from '@/lib/parcels/actions'
import { parcelKeys } from '@/lib/parcels/keys'

type Problem = { message: ReactNode; reference: string | undefined }

/** Asks the platform to cancel, once; the parcel itself says what became of it. */
export function useCancelParcel(orderId: number, onDone: () => void) {
  const t = useTranslations('parcelPage.cancel')
  const orders = useTranslations('orders.notice')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  function words(failure: Failure): string {
    const said = failure.detail && orders('platformSays', { text: failure.detail })
    return [sentences.sentence(failure), said].filter(Boolean).join(' ')
  }

  async function submit(reason: string) {
    setPending(true)
    setProblem(null)
    try {
      const result = await cancelParcel({ orderId, reason })
      void client.invalidateQueries({ queryKey: parcelKeys.order(orderId) })
      if (!result.ok) {
        setProblem({ message: words(result), reference: result.reference })
        return
      }
      toast.success(t('done'))
      onDone()
    } catch {
      setProblem({ message: sentences.noAnswer(), reference: undefined })
    } finally {
      setPending(false)
    }
  }

  return { submit, isPending, problem }
}
