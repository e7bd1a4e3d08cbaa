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
  /** `h1` where it is all that the page says. */
  heading?: 'h1' | 'p'
  className?: string
}

export function EmptyState({
  title,
  text,
  action,
  icon,
  heading = 'p',
  className,
}: EmptyStateProps) {
  const Heading = heading
  return (
    <div
      className={cn(
        'mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center',
        className,
      )}
    >
      {icon && <span className="text-muted [&_svg]:size-8">{icon}</span>}
      <Heading className="text-base font-semibold">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="pt-1">{action}</div>}
    </div>
  )
}
