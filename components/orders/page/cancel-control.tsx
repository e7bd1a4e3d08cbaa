'use client'

import { CircleSlash } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'

type CancelControlProps = {
  label: string
  /** Why it cannot be cancelled now; null when it can. */
  obstacle: string | null
  /** The same in words. */
  why: string | null
  /** It may be asked again in a while. */
  rests?: boolean
  onPress: () => void
  /** The question, while it is open. */
  children: ReactNode
}

/**
 * The press that asks to cancel, or why that is not possible. Of an order that is over nobody asks,
 * so nothing is drawn; a question that is open says so and stays.
 */
export function CancelControl(props: CancelControlProps) {
  const { label, obstacle, why, rests = false, onPress, children } = props
  const whyId = useId()
  const isOver = obstacle === 'closed' || obstacle === 'refused'
  return (
    <div className="flex flex-col items-start gap-1 empty:hidden lg:items-end">
      {!isOver && (
        <Button
          variant="danger"
          className="tabular-nums"
          disabled={obstacle !== null || rests}
          aria-describedby={obstacle ? whyId : undefined}
          icon={<CircleSlash aria-hidden />}
          onClick={onPress}
        >
          {label}
        </Button>
      )}
      {why && !isOver && (
        <p id={whyId} className="max-w-72 text-sm text-muted lg:text-right">
          {why}
        </p>
      )}
      {children}
    </div>
  )
}
