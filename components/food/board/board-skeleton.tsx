import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/components/ui/cn'

const LANES = [3, 2, 1, 2, 3]

/** The board in the shape it will have; on a small screen one of its columns. */
export function BoardSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-x-2 gap-y-4 lg:grid-cols-5">
      {LANES.map((cards, lane) => (
        <div key={lane} className={cn('space-y-1.5', lane > 0 && 'max-lg:hidden')}>
          <Skeleton className="h-9 rounded-inner max-lg:h-13" />
          <div className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 lg:grid-cols-1">
            {Array.from({ length: cards }, (_, at) => (
              <Skeleton key={at} className="h-30 rounded-outer" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
