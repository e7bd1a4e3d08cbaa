import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'

type CancelMeaningProps = {
  /** Why it cannot be cancelled any more, in words; null while it can. */
  obstacle: string | null
  /** What cancelling means now. */
  children: ReactNode
}

/** What cancelling means; once the order has moved on, that it is too late for it, said aloud. */
export function CancelMeaning({ obstacle, children }: CancelMeaningProps) {
  return <div role="status">{obstacle ? <Notice kind="late">{obstacle}</Notice> : children}</div>
}
