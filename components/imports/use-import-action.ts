'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'

/** Does something with an import and says in words when it did not work. Returns what came of it, or null. */
export function useImportAction() {
  const words = useProblemText()
  const [isPending, setPending] = useState(false)

  async function run<Value>(action: () => Promise<ActionResult<Value>>): Promise<Value | null> {
    setPending(true)
    try {
      const result = await action()
      if (result.ok) return result.value
      toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
    }
    return null
  }

  return { isPending, run }
}
