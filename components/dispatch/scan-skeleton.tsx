import { Skeleton } from '@/components/ui/skeleton'

/** The scan desk before it is there. */
export function ScanSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-12" />
      <Skeleton className="h-44" />
    </div>
  )
}
