import { Skeleton } from '@/components/ui/skeleton'

const ROWS = 8

/** A list in the shape it will have. */
export function ListSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-10 max-w-lg" />
      <Skeleton className="h-9 max-w-2xl" />
      <ListSkeletonRows />
    </div>
  )
}

export function ListSkeletonRows() {
  return (
    <div aria-hidden className="space-y-2">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className="h-9 max-md:h-28" />
      ))}
    </div>
  )
}
