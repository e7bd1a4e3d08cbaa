import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

type FieldSkeletonProps = {
  /** The height of its control. */
  control: string
  /** What stands above it; null where nothing does. Grey where it is not said. */
  label?: string | null
  /** What stands below it. */
  help?: string | undefined
}

type FormSkeletonProps = {
  /** The columns that the form will have. */
  className: string
  fields: readonly FieldSkeletonProps[]
  /** What stands beside them. */
  children: ReactNode
}

/**
 * A form in the shape it will have: fields under their labels, and what stands beside them. Words that
 * the form has anyhow stand there at once, where it will have them (decision 0346).
 */
export function FormSkeleton({ className, fields, children }: FormSkeletonProps) {
  return (
    <div aria-hidden className={className}>
      <div className="flex min-w-0 flex-col gap-5">
        {fields.map((field, at) => (
          <FieldSkeleton key={at} {...field} />
        ))}
      </div>
      {children}
    </div>
  )
}

/** One field of it. */
export function FieldSkeleton({ control, label, help }: FieldSkeletonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {label === undefined && <Skeleton className="h-5 w-32" />}
      {label && <span className="font-medium">{label}</span>}
      <Skeleton className={control} />
      {help && <p className="text-muted">{help}</p>}
    </div>
  )
}
