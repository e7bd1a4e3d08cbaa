import { Skeleton } from '@/components/ui/skeleton'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** A title and a table of rows, in the shape of what comes. */
export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <div className="flex flex-col gap-3 border-t pt-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </div>
    </div>
  )
}
