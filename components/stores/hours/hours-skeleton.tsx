import { Skeleton } from '@/components/ui/skeleton'

/** A store's hours in the shape they will have. */
export function HoursSkeleton() {
  return (
    <div aria-hidden className="space-y-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-10" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-[44rem] rounded-outer" />
        <Skeleton className="h-40 rounded-outer" />
      </div>
    </div>
  )
}
