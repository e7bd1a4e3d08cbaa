import { Skeleton } from '@/components/ui/skeleton'

/** An order's page in the shape it will have. */
export function OrderSkeleton() {
  return (
    <div aria-hidden className="space-y-5">
      <Skeleton className="h-12 w-48" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div className="space-y-5">
          <Skeleton className="h-40 rounded-outer" />
          <Skeleton className="h-80 rounded-outer lg:h-[26rem]" />
        </div>
        <div className="space-y-5">
          <Skeleton className="h-40 rounded-outer" />
          <Skeleton className="h-56 rounded-outer" />
        </div>
      </div>
    </div>
  )
}
