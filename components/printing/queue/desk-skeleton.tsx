import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the print desk: what is on offer at the left, the print queue at the right. */
export function DeskSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-16" />
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-9" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
