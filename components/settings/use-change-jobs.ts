'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'
import { settingsKeys } from '@/lib/settings/keys'
import type { JobIds } from '@/lib/settings/schema'

type Change = (given: JobIds) => Promise<ActionResult<{ count: number }>>

/** Retries jobs or gives them up, and says what came of it; the list is read afresh either way. */
export function useChangeJobs(change: Change, done: (count: number) => string) {
  const client = useQueryClient()
  const words = useProblemText()
  const [isPending, setPending] = useState(false)

  async function run(ids: string[]) {
    setPending(true)
    try {
      const result = await change({ ids })
      if (result.ok) toast.success(done(result.value.count))
      else toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
      await client.invalidateQueries({ queryKey: settingsKeys.jobs() })
    }
  }
  return { isPending, run }
}
