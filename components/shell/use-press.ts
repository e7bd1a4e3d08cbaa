'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from './use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'

type Failed = { message: string; reference: string | undefined }

/**
 * A button whose press is a server action: what is awaited, what went wrong in words. The page is
 * read again after each press, since somebody else may have been quicker.
 */
export function usePress() {
  const words = useProblemText()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failed | null>(null)

  async function press<Value>(
    action: () => Promise<ActionResult<Value>>,
    onDone: (value: Value) => void,
  ): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      const result = await action()
      if (result.ok) onDone(result.value)
      else setFailure({ message: words.sentence(result), reference: result.reference })
      router.refresh()
    } catch (error) {
      setFailure({ message: words.noAnswer(error), reference: undefined })
    } finally {
      setPending(false)
    }
  }

  return { pending, failure, press }
}
