import { cn } from './cn'

/** The shape of what is coming; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cn('block animate-pulse rounded-inner bg-border', className)} />
  )
}
