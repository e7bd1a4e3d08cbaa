'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { setOpen } from '@/lib/stores/actions'
import { storeKeys } from '@/lib/stores/keys'
import type { OpenClose } from '@/lib/stores/schema'

type Problem = { text: string; until: string | undefined }

/** Opens or closes stores now. What the platform did not take is an alarm on the store's card. */
export function useSetOpen(onDone: () => void) {
  const t = useTranslations('hours.setOpen')
  const client = useQueryClient()
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function send(form: OpenClose) {
    setPending(true)
    setProblem(null)
    try {
      const result = await setOpen(form)
      if (!result.ok) {
        const until = words.field(result.fields?.['reopen.at'])
        setProblem({ text: words.sentence(result), until })
        return
      }
      const missed = result.value.filter(({ state }) => state !== 'accepted').length
      const count = result.value.length
      if (missed > 0) toast.error(t('missed', { count: missed }))
      else toast.success(t(form.open ? 'opened' : 'closed', { count }))
      onDone()
    } catch {
      setProblem({ text: words.noAnswer(), until: undefined })
    } finally {
      setPending(false)
      void client.invalidateQueries({ queryKey: storeKeys.statuses() })
      void client.invalidateQueries({ queryKey: storeKeys.allHours() })
    }
  }
  return { pending, problem, send }
}
