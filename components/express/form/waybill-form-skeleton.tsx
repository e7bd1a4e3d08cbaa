import { Skeleton } from '@/components/ui/skeleton'

/** The form as it begins, with the products to choose from. */
export function WaybillFormSkeleton() {
  return (
    <div
      aria-hidden
      className="grid gap-x-8 gap-y-3 border-t pt-5 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <Skeleton className="h-5 w-24" />
      <div className="grid gap-4 lg:grid-cols-3">
        {[3, 3, 1].map((cards, group) => (
          <div key={group} className="space-y-2">
            <Skeleton className="h-5 w-40" />
            {Array.from({ length: cards }, (_, at) => (
              <Skeleton key={at} className="h-18 rounded-outer" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
