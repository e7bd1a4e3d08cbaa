import type { ReactNode } from 'react'
import { cn } from './cn'

type EmptyStateProps = {
  /** What would be here. */
  title: ReactNode
  /** What makes it come here. */
  text?: ReactNode
  /** The first step. */
  action?: ReactNode
  icon?: ReactNode
  className?: string
}

export function EmptyState({ title, text, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center',
        className,
      )}
    >
      {icon && <span className="text-muted [&_svg]:size-8">{icon}</span>}
      <p className="text-base font-semibold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="pt-1">{action}</div>}
    </div>
  )
}
