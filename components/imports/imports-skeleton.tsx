import { Skeleton } from '@/components/ui/skeleton'
import { ImportsFrame } from './imports-frame'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** A title and rows, in the shape of what comes. */
export function ImportsSkeleton() {
  return (
    <ImportsFrame>
      <Skeleton className="h-7 w-48" />
      <div className="flex flex-col gap-3 border-t pt-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </div>
    </ImportsFrame>
  )
}
