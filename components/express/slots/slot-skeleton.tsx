import { Skeleton } from '@/components/ui/skeleton'

/** Rows of times on their way. */
export function SlotSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-2">
      <Skeleton className="h-5 w-32" />
      <div className="rounded-outer border">
        {[3, 3, 3].map((chips, row) => (
          <div key={row} className="flex gap-2 px-3 py-2 not-first:border-t">
            <Skeleton className="h-11 w-24" />
            {Array.from({ length: chips }, (_, chip) => (
              <Skeleton key={chip} className="h-11 w-28" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
