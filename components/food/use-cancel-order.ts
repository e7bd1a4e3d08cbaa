'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { cancelOrder } from '@/lib/food/actions'
import { foodKeys } from '@/lib/food/keys'
import { cancelFormSchema, type CancelForm } from '@/lib/food/schema'
import type { Failure } from '@/lib/i18n/action-result'
import { staffNumberStore } from './staff-number-store'

type Problem = { message: ReactNode; reference: string | undefined }

/** Asks the platform to cancel, once; the order itself says what became of it. */
export function useCancelOrder(orderId: number, onDone: () => void) {
  const t = useTranslations('food')
  const orders = useTranslations('orders.notice')
  const client = useQueryClient()
  const sentences = useProblemText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<CancelForm>({
    defaultValues: { orderId, reason: '', staffNumber: staffNumberStore.load() },
    resolver: zodResolver(cancelFormSchema),
  })

  function words(failure: Failure): string {
    const said = failure.detail && orders('platformSays', { text: failure.detail })
    return [sentences.sentence(failure), said].filter(Boolean).join(' ')
  }

  async function send(values: CancelForm) {
    setProblem(null)
    try {
      const result = await cancelOrder(values)
      void client.invalidateQueries({ queryKey: foodKeys.order(orderId) })
      if (!result.ok) {
        setProblem({ message: words(result), reference: result.reference })
        return
      }
      staffNumberStore.save(values.staffNumber)
      toast.success(t('cancel.done'))
      onDone()
    } catch {
      setProblem({ message: sentences.noAnswer(), reference: undefined })
    }
  }

  return { form, problem, isPending: form.formState.isSubmitting, submit: form.handleSubmit(send) }
}
