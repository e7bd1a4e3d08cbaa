'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { ErrorState } from '@/components/ui/error-state'

type FailedPartProps = {
  title: string
  text: string
  /** Next writes the same digest to the server's log. */
  error: Error & { digest?: string }
  reset: () => void
}

/** In place of a page that could not be drawn, within its frame; trying again reads it afresh. */
export function FailedPart({ title, text, error, reset }: FailedPartProps) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <ErrorState title={title} text={text} reference={error.digest} onRetry={retry} />
}
