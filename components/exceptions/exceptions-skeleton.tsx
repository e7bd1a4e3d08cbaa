import { Skeleton } from '@/components/ui/skeleton'

/** The list before it is there. */
export function ExceptionsSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-9 w-full max-w-2xl" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
