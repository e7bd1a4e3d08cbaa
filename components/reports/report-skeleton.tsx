import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the report while it is counted. */
export function ReportSkeleton() {
  return (
    <div data-density="desk" className="flex flex-col gap-5 p-4 lg:p-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-9 w-full max-w-md" />
      <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} className="h-14" />
        ))}
      </div>
      <Skeleton className="h-64" />
      <Skeleton className="h-48" />
    </div>
  )
}
