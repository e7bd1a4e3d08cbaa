import { ChevronsRight, Check, Circle, Clock, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

export type MeaningKind = 'waiting' | 'moving' | 'done' | 'late' | 'stopped' | 'neutral'

const LOOKS: Record<MeaningKind, { className: string; icon: ReactNode }> = {
  waiting: { className: 'bg-waiting-soft text-waiting', icon: <Clock aria-hidden /> },
  moving: { className: 'bg-moving-soft text-moving', icon: <ChevronsRight aria-hidden /> },
  done: { className: 'bg-done-soft text-done', icon: <Check aria-hidden /> },
  late: { className: 'bg-late-soft text-late', icon: <TriangleAlert aria-hidden /> },
  stopped: { className: 'bg-stopped-soft text-stopped', icon: <CircleSlash aria-hidden /> },
  neutral: { className: 'bg-sunken text-muted', icon: <Circle aria-hidden /> },
}

type MeaningProps = {
  kind: MeaningKind
  /** In place of the icon that the kind has. */
  icon?: ReactNode
  /** What must never be cut off goes on in another line. */
  wraps?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A state in a word, with its icon: never colour alone. */
export function Meaning({ kind, icon, wraps, className, children }: MeaningProps) {
  const look = LOOKS[kind]
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 align-middle font-medium',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        look.className,
        wraps && 'rounded-outer',
        className,
      )}
    >
      {icon ?? look.icon}
      <span className={wraps ? 'min-w-0 whitespace-normal' : 'truncate print:whitespace-normal'}>
        {children}
      </span>
    </span>
  )
}
