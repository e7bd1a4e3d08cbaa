import { Skeleton } from '@/components/ui/skeleton'

const LANES = [3, 2, 1, 2, 3]

/** The board in the shape it will have. */
export function BoardSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-x-3 gap-y-6 lg:grid-cols-5">
      {LANES.map((cards, lane) => (
        <div key={lane} className="space-y-2">
          <Skeleton className="mb-2 h-6 w-32" />
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-1">
            {Array.from({ length: cards }, (_, at) => (
              <Skeleton key={at} className="h-40 rounded-outer" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
