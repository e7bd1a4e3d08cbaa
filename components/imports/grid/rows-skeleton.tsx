import { Skeleton } from '@/components/ui/skeleton'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** Rows, in the shape of what comes. */
export function RowsSkeleton() {
  return (
    <div className="flex flex-1 flex-col gap-2 overflow-hidden rounded-outer border p-2">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-7 shrink-0" />
      ))}
    </div>
  )
}
