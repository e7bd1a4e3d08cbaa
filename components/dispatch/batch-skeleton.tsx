import { Skeleton } from '@/components/ui/skeleton'

/** The lists of a batch before they are there. */
export function BatchSkeleton() {
  return (
    <div className="space-y-2 rounded-outer border bg-surface p-4">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </div>
  )
}
