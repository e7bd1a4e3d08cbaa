import type { ReactNode } from 'react'
import type { Verdict } from '@/lib/settings/schema'
import { VerdictPill } from './verdict-pill'

type HealthLineProps = {
  label: ReactNode
  verdict: Verdict
  off?: boolean
  /** What to do about it. */
  advice?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** What is known. */
  children: ReactNode
}

/** One thing that can go well or not: what is known of it, what to make of it, what to do. */
export function HealthLine(props: HealthLineProps) {
  const { label, verdict, off = false, advice, action, children } = props
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b py-3 first:pt-0 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label}
          <VerdictPill verdict={verdict} off={off} />
        </p>
        <div className="mt-0.5 wrap-anywhere text-muted">{children}</div>
        {advice && <div className="mt-1 wrap-anywhere">{advice}</div>}
      </div>
      {action}
    </li>
  )
}
