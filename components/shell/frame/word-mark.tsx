import { cn } from '@/components/ui/cn'

/** Two hands of one thing: what is given and what is taken meet in the middle. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('size-8', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9.5 8v16M22.5 8v16M9.5 16h8.5M14.8 12.2 18.6 16l-3.8 3.8"
        fill="none"
        className="stroke-on-accent"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function WordMark({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <Mark />
      <span className="text-lg font-semibold tracking-tight">Handover</span>
    </span>
  )
}
