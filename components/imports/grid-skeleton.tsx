import { Skeleton } from '@/components/ui/skeleton'
import { RowsSkeleton } from './grid/rows-skeleton'

/** The bar and the rows, in the shape of what comes. */
export function GridSkeleton() {
  return (
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className="h-9 w-80 max-w-full" />
      <RowsSkeleton />
    </div>
  )
}
