import { Check, CircleSlash, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

type NoticeKind = 'info' | 'waiting' | 'late' | 'done' | 'stopped'

const LOOKS: Record<NoticeKind, { className: string; icon: ReactNode }> = {
  info: { className: 'bg-accent-soft', icon: <Info aria-hidden className="text-accent" /> },
  waiting: { className: 'bg-waiting-soft text-waiting', icon: <Clock aria-hidden /> },
  late: { className: 'bg-late-soft text-late', icon: <TriangleAlert aria-hidden /> },
  done: { className: 'bg-done-soft text-done', icon: <Check aria-hidden /> },
  stopped: { className: 'bg-stopped-soft text-stopped', icon: <CircleSlash aria-hidden /> },
}

type NoticeProps = {
  kind: NoticeKind
  title?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** From edge to edge of the page, without rounded corners. */
  wide?: boolean
  /** `alert` is read aloud at once, `status` when there is a pause. */
  role?: 'alert' | 'status'
  className?: string
  children?: ReactNode
}

/** Something that the page as a whole has to say. */
export function Notice({ kind, title, action, wide, role, className, children }: NoticeProps) {
  const look = LOOKS[kind]
  return (
    <div
      role={role}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3',
        wide ? 'w-full' : 'rounded-outer',
        look.className,
        className,
      )}
    >
      <div className="flex min-w-48 flex-1 gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        {look.icon}
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
