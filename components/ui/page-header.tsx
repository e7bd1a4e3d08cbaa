import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from './cn'

type PageHeaderProps = {
  title: ReactNode
  text?: ReactNode
  /** Where this page hangs: shown as a way back above the title. */
  back?: { href: string; label: string }
  /** Buttons at the right. */
  actions?: ReactNode
  className?: string
}

export function PageHeader({ title, text, back, actions, className }: PageHeaderProps) {
  return (
    <header
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-3', className)}
    >
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            className="-ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 text-muted hover:text-text print:hidden pointer-coarse:min-h-12"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        )}
        <h1 className="text-lg font-semibold text-balance wrap-anywhere">{title}</h1>
        {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </header>
  )
}
