import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

type FormSkeletonProps = {
  /** The columns that the form will have. */
  className: string
  /** The heights of its fields. */
  fields: readonly string[]
  /** What stands beside them. */
  children: ReactNode
}

/** A form in the shape it will have: fields under their labels, and what stands beside them. */
export function FormSkeleton({ className, fields, children }: FormSkeletonProps) {
  return (
    <div aria-hidden className={className}>
      <div className="space-y-5">
        {fields.map((height, at) => (
          <div key={at} className="space-y-1.5">
            <Skeleton className="h-5 w-32" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}
